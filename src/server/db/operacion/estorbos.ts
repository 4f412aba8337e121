import { diaDe } from '#domain/fecha.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { choqueDe } from '#domain/partido/ocupacion.ts';
import { partidosEnTorno } from '../lecturas/partidos-cercanos.ts';
import type { Lector } from '../open.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import type { Fila } from '../types.ts';
import { filasCon, filasDonde, filasPorClave } from './consultas.ts';
import { claveTexto, type Imagen, mismaImagen } from './imagen.ts';
import { llaveDe, type Neto } from './neto.ts';
import { claveDe, hijasDe, REFERENCIAS, UNICAS, type Unica } from './tablas.ts';

/** A row that is in the way, and which row it is in the way of. */
export type Estorbo = {
  clase:
    | 'cambiado'
    | 'borrado'
    | 'creado'
    | 'depende'
    | 'falta'
    | 'repetido'
    | 'saldado'
    | 'choca-pista'
    | 'choca-jugador';
  tabla: string;
  imagen: Imagen;
  otra: { tabla: string; imagen: Imagen } | null;
};

export type Netos = ReadonlyMap<string, Neto>;

const laFila = ({ antes, despues }: Neto): Imagen => (despues ?? antes) as Imagen;

const porTabla = (netos: Netos): Map<string, Neto[]> => Map.groupBy(netos.values(), ({ tabla }) => tabla);

function comoQuedo(neto: Neto, ahora: Imagen | null): Estorbo[] {
  if (mismaImagen(neto.despues, ahora)) return [];
  const clase = ahora === null ? 'borrado' : neto.despues === null ? 'creado' : 'cambiado';
  return [{ clase, tabla: neto.tabla, imagen: laFila(neto), otra: null }];
}

/** Every row is still as the operation left it. */
export async function noSonComoQuedaron(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const estorbos: Estorbo[] = [];
  for (const [tabla, suyos] of porTabla(netos)) {
    const filas = await filasPorClave(db, tabla, suyos.map(laFila));
    const ahora = new Map(filas.map((fila) => [claveTexto(tabla, fila), fila]));
    estorbos.push(...suyos.flatMap((neto) => comoQuedo(neto, ahora.get(neto.clave) ?? null)));
  }
  return estorbos;
}

/** Whether that row, once this is taken back, will no longer name it. */
function dejaDeNombrar(netos: Netos, hija: string, fila: Imagen, columna: string): boolean {
  const neto = netos.get(llaveDe(hija, claveTexto(hija, fila)));
  return neto !== undefined && neto.antes?.[columna] !== fila[columna];
}

/** Nothing newer hangs on what would go. */
export async function dependenDeLoQueSeVa(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const estorbos: Estorbo[] = [];
  for (const [tabla, suyos] of porTabla(netos)) {
    const seVan = new Map(suyos.filter(({ antes }) => antes === null).map((neto) => [laFila(neto).id, neto]));
    for (const { hija, columna } of hijasDe(tabla)) {
      const hijas = await filasCon(db, hija, columna, [...seVan.keys()]);
      for (const imagen of hijas.filter((fila) => !dejaDeNombrar(netos, hija, fila, columna))) {
        const padre = seVan.get(imagen[columna]) as Neto;
        estorbos.push({ clase: 'depende', tabla, imagen: laFila(padre), otra: { tabla: hija, imagen } });
      }
    }
  }
  return estorbos;
}

const columnaDe = (padre: string): string => claveDe(padre)?.[0] ?? 'usuario';

/** Rows that come back, or change, with what they name there. */
function nombranOtra(suyos: readonly Neto[], columna: string): (Neto & { antes: Imagen })[] {
  return suyos.filter(
    (neto): neto is Neto & { antes: Imagen } =>
      neto.antes !== null && neto.antes[columna] !== null && neto.antes[columna] !== neto.despues?.[columna],
  );
}

/** What comes back finds there what it names. */
export async function lesFalta(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const estorbos: Estorbo[] = [];
  const tablas = porTabla(netos);
  for (const { hija, columna, padre } of REFERENCIAS) {
    const suyos = nombranOtra(tablas.get(hija) ?? [], columna);
    const clave = columnaDe(padre);
    const filas = await filasCon(db, padre, clave, [...new Set(suyos.map(({ antes }) => antes[columna]))]);
    const hay = new Set(filas.map((fila) => fila[clave]));
    const vuelven = new Set((tablas.get(padre) ?? []).map(({ antes }) => antes?.[clave]));
    for (const { antes } of suyos.filter(
      ({ antes }) => !hay.has(antes[columna]) && !vuelven.has(antes[columna]),
    ))
      estorbos.push({
        clase: 'falta',
        tabla: hija,
        imagen: antes,
        otra: { tabla: padre, imagen: { [clave]: antes[columna] } },
      });
  }
  return estorbos;
}

const coincide = (imagen: Imagen, valores: Imagen): boolean =>
  Object.entries(valores).every(([columna, valor]) => imagen[columna] === valor);

/** Rows, not among those, that have what that one cannot share. */
async function laPisan(db: Lector, netos: Netos, unica: Unica, { antes, despues }: Neto): Promise<Estorbo[]> {
  const { tabla, columnas, donde = {} } = unica;
  if (antes === null || !coincide(antes, donde)) return [];
  const valores = { ...Object.fromEntries(columnas.map((columna) => [columna, antes[columna]])), ...donde };
  if (despues !== null && coincide(despues, valores)) return [];
  const otras = await filasDonde(db, tabla, valores);
  return otras
    .filter((fila) => !netos.has(llaveDe(tabla, claveTexto(tabla, fila))))
    .map((imagen) => ({ clase: 'repetido', tabla, imagen: antes, otra: { tabla, imagen } }));
}

/** What comes back does not share with anything else what nobody can share. */
export async function sePisan(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const tablas = porTabla(netos);
  const estorbos: Estorbo[] = [];
  for (const unica of UNICAS)
    for (const neto of tablas.get(unica.tabla) ?? [])
      estorbos.push(...(await laPisan(db, netos, unica, neto)));
  return estorbos;
}

type Imagenes = readonly { imagen: Imagen; partido: Parameters<typeof choqueDe>[0] }[];

/** Other matches of around that day that have the court or the players of those of it. */
async function chocanEseDia(db: Lector, netos: Netos, dia: string, suyos: Imagenes): Promise<Estorbo[]> {
  const otros = (await partidosEnTorno(db, dia))
    .filter((otro) => !netos.has(llaveDe('partido', claveTexto('partido', otro))))
    .map((otro) => ({ imagen: otro, partido: conSets(otro) }));
  return suyos.flatMap(({ imagen, partido }) =>
    otros.flatMap((otro): Estorbo[] => {
      const choque = choqueDe(partido, otro.partido);
      if (choque === null) return [];
      return [
        {
          clase: `choca-${choque}`,
          tabla: 'partido',
          imagen,
          otra: { tabla: 'partido', imagen: otro.imagen },
        },
      ];
    }),
  );
}

/**
 * Court and players of the matches that come back are free at that time. One query for each of their days.
 * domain.md, "Proposal", hard rules.
 */
export async function chocan(db: Lector, netos: Netos): Promise<Estorbo[]> {
  const vuelven = (porTabla(netos).get('partido') ?? []).flatMap(({ antes }) =>
    antes === null ? [] : [{ imagen: antes, partido: conSets(leerFilaPartido(antes as Fila<'partido'>)) }],
  );
  const estorbos: Estorbo[] = [];
  for (const [dia, suyos] of Map.groupBy(vuelven, ({ partido }) => diaDe(partido.fecha)))
    estorbos.push(...(await chocanEseDia(db, netos, dia, suyos)));
  return estorbos;
}
