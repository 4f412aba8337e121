import type { ReactElement } from 'react';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { numeroDe, puntosDe } from '#domain/clasificacion/fila.ts';
import { diaDe, esDia, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import { CLASES, esTipoLiga, TIPO_PRINCIPAL, type TipoLiga } from '#domain/liga/tipos.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ausenteDe, esEmpate, estaDecidido, setsDe } from '#domain/partido/resultado.ts';
import { conMayuscula } from '#domain/texto.ts';
import { seccionDeLiga } from '#web/club/dibujo/dibujos.ts';
import type { Trazar } from '#web/club/dibujo/lamina.tsx';
import { type LadoDeLamina, Lamina, LaminaDePartido } from '#web/club/dibujo/lamina.tsx';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import type { Call } from '#web/platform/call.ts';

/** More rows than a telephone shows at once would be read by nobody. */
const PARTIDOS = 20;
const JUGADORES = 30;

/** With what is left of them, in words, when they are too many. */
function conLosDemas<T>(
  todas: readonly T[],
  caben: number,
  fila: (una: T) => string[],
  hueco: number,
): string[][] {
  const filas = todas.slice(0, caben).map(fila);
  const resto = todas.length - filas.length;
  if (resto === 0) return filas;
  return [...filas, [...Array<string>(hueco).fill(''), resto === 1 ? 'y uno más' : `y ${resto} más`]];
}

const deJornada = (fila: FilaHorario): string[] => [
  horaDe(fila.fecha),
  nombresDe(fila).join(' – '),
  fila.pista ?? '',
  etiquetaDe({ ...fila, tipo: fila.liga }),
];

const COLUMNAS_JORNADA = [
  { x: 56, ancho: 90, negrita: true },
  { x: 156, ancho: 650 },
  { x: 822, ancho: 190, suave: true },
  { x: 1024, ancho: 120, alinea: 'fin', suave: true },
] as const;

async function jornada(call: Call, trazar: Trazar, dia: string, tipo: TipoLiga | null) {
  const filas = await call('GET /api/horarios/proximos', tipo ? { query: { tipo } } : {});
  const suyas = filas.filter(({ fecha }) => diaDe(fecha) === dia);
  if (suyas.length === 0) return null;
  return (
    <Lamina
      seccion={seccionDeLiga(tipo)}
      titulo={conMayuscula(fechaSemana(dia))}
      subtitulo={tipo ? `Partidos ${CLASES[tipo].deTitulo}` : 'Partidos del club'}
      columnas={COLUMNAS_JORNADA}
      filas={conLosDemas(suyas, PARTIDOS, deJornada, 1)}
      trazar={trazar}
    />
  );
}

const COLUMNAS_TABLA = [
  { x: 56, ancho: 70, suave: true },
  { x: 140, ancho: 640, negrita: true },
  { x: 790, ancho: 120, alinea: 'fin', suave: true },
  { x: 930, ancho: 214, alinea: 'fin', negrita: true },
] as const;

async function tabla(call: Call, trazar: Trazar, idLiga: string) {
  const [enJuego, terminadas] = await Promise.all([
    call('GET /api/clasificaciones/ligas', {}),
    call('GET /api/clasificaciones/terminadas', {}),
  ]);
  const liga = [...enJuego, ...terminadas].find(({ id }) => String(id) === idLiga);
  if (!liga) return null;
  const { clasificaciones } = await call('GET /api/clasificaciones/ver', { query: { idLiga } });
  if (clasificaciones.length === 0) return null;
  return (
    <Lamina
      seccion={seccionDeLiga(liga.tipo)}
      titulo="Clasificación"
      subtitulo={`${liga.nombre}${clasificaciones.some(({ ajustes }) => ajustes) ? ' (*: con puntos a mano)' : ''}`}
      columnas={COLUMNAS_TABLA}
      filas={conLosDemas(
        clasificaciones,
        JUGADORES,
        ({ puesto, empatado, jugador, partidosJugados, puntos, ajustes, sinPuntos }) => [
          numeroDe({ puesto, empatado }),
          jugador,
          `${partidosJugados} PJ`,
          sinPuntos ? '' : `${puntosDe(puntos)}${ajustes ? ' *' : ''}`,
        ],
        1,
      )}
      trazar={trazar}
    />
  );
}

async function partido(call: Call, trazar: Trazar, id: string) {
  const suyo = await call('GET /api/clasificaciones/partido/:id', { params: { id } });
  const { fecha, pista, liga, tipo, ganador, jugador1Nombre, jugador2Nombre } = suyo;
  const resultado = conDesenlace(suyo);
  const ausente = ausenteDe(resultado);
  const conFinal = estaDecidido(resultado);
  const lado = (cual: Lado, nombre: string): LadoDeLamina => ({
    nombre,
    gana: ganador === cual,
    juegos:
      ausente === null
        ? setsDe(resultado).map((set) => `${set[cual - 1]}`)
        : [ausente === cual ? 'N.P.' : 'W.O.'],
  });
  const cuando = `${conMayuscula(fechaSemana(fecha))}, ${horaDe(fecha)}${pista ? `, ${pista}` : ''}`;
  return (
    <LaminaDePartido
      seccion={seccionDeLiga(tipo)}
      titulo={conFinal ? (esEmpate(resultado) ? 'Empate' : 'Resultado') : (motivoDeRetirado(suyo) ?? cuando)}
      subtitulo={conFinal ? `${conMayuscula(fechaSemana(fecha))}, ${liga}` : liga}
      lados={[lado(1, jugador1Nombre), lado(2, jugador2Nombre)]}
      trazar={trazar}
    />
  );
}

const JORNADA = /^jornada-(?:([a-z]+)-)?(\d{4}-\d{2}-\d{2})$/;
const DE_ID = /^(tabla|partido)-([1-9]\d{0,8})$/;

/** The picture of that name, if it is one of these; null where it is of nothing. */
export async function laminaDe(nombre: string, call: Call, trazar: Trazar): Promise<ReactElement | null> {
  const [, tipo = TIPO_PRINCIPAL, dia = ''] = JORNADA.exec(nombre) ?? [];
  if (esDia(dia) && esTipoLiga(tipo)) return jornada(call, trazar, dia, nombre.includes(tipo) ? tipo : null);
  const [, clase, id = ''] = DE_ID.exec(nombre) ?? [];
  if (clase === 'tabla') return tabla(call, trazar, id);
  return clase === 'partido' ? partido(call, trazar, id) : null;
}
