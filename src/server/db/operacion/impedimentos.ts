import { type Hecho, impedimentos } from '#domain/registro/mensajes.ts';
import type { Lector } from '../open.ts';
import {
  chocan,
  dependenDeLoQueSeVa,
  type Estorbo,
  lesFalta,
  type Netos,
  noSonComoQuedaron,
  sePisan,
} from './estorbos.ts';
import { claveTexto, type Imagen } from './imagen.ts';
import { lineasDe, type Operacion, ultimaQueToca } from './leer.ts';
import { crearNombrar, type NombrarFila } from './nombrar.ts';
import { yaSaldados } from './saldados.ts';

/** More sentences than these say nothing new. */
const MAX = 5;

/** "21/11/2026 18:30" of those seconds. */
type DecirCuando = (dt: number) => string;

type Contexto = { db: Lector; operacion: Operacion; cuando: DecirCuando };

const laOtra = ({ tabla, imagen, otra }: Estorbo) => otra ?? { tabla, imagen };

/** Who touched last the row in the way, while that is remembered. */
async function culpable({ db, operacion, cuando }: Contexto, estorbo: Estorbo): Promise<Hecho | null> {
  const { tabla, imagen } = laOtra(estorbo);
  const ultima = await ultimaQueToca(db, { tabla, clave: claveTexto(tabla, imagen) }, operacion.id);
  if (!ultima) return null;
  const [texto = null] = await lineasDe(db, ultima.id);
  return { cuando: cuando(ultima.dt), usuario: ultima.usuario, texto };
}

const FRASES: Record<Estorbo['clase'], (que: string, otra: string, hecho: Hecho | null) => string> = {
  cambiado: (que, _, hecho) => impedimentos.cambiado(que, hecho),
  borrado: (que, _, hecho) => impedimentos.borrado(que, hecho),
  creado: (que, _, hecho) => impedimentos.creado(que, hecho),
  depende: impedimentos.depende,
  falta: impedimentos.falta,
  repetido: (que, otra) => impedimentos.repetido(que, otra),
  saldado: impedimentos.saldado,
  'choca-pista': (que, otra) => impedimentos.choca(que, otra, 'pista'),
  'choca-jugador': (que, otra) => impedimentos.choca(que, otra, 'jugador'),
};

/** What is gone is named as it was: only the operation that deleted it remembers. */
async function comoEra(
  { db }: Contexto,
  { tabla, imagen }: { tabla: string; imagen: Imagen },
): Promise<Imagen> {
  const fila = await db
    .selectFrom('operacion_fila')
    .select('antes')
    .where('tabla', '=', tabla)
    .where('clave', '=', claveTexto(tabla, imagen))
    .where('antes', 'is not', null)
    .orderBy('idOperacion', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.antes ? (JSON.parse(fila.antes) as Imagen) : imagen;
}

async function conNombre(contexto: Contexto, estorbo: Estorbo): Promise<Estorbo> {
  const { otra } = estorbo;
  if (estorbo.clase !== 'falta' || otra === null) return estorbo;
  return { ...estorbo, otra: { ...otra, imagen: await comoEra(contexto, otra) } };
}

async function frasesDe(contexto: Contexto, netos: Netos, estorbos: readonly Estorbo[]): Promise<string[]> {
  const completos: Estorbo[] = [];
  for (const estorbo of estorbos) completos.push(await conNombre(contexto, estorbo));
  const deLaOperacion = [...netos.values()].flatMap(({ tabla, antes, despues }) =>
    [antes, despues].filter((imagen) => imagen !== null).map((imagen) => ({ tabla, imagen })),
  );
  const nombrar: NombrarFila = await crearNombrar(contexto.db, [...deLaOperacion, ...completos.map(laOtra)]);
  const frases: string[] = [];
  for (const estorbo of completos) {
    const { tabla, imagen } = laOtra(estorbo);
    const hecho = await culpable(contexto, estorbo);
    frases.push(FRASES[estorbo.clase](nombrar(estorbo.tabla, estorbo.imagen), nombrar(tabla, imagen), hecho));
  }
  return frases;
}

/** Of a match that would be to play again, the result of its pair that came after; what was so before comes back. */
async function saldadosDespues({ db, operacion }: Contexto, netos: Netos): Promise<Estorbo[]> {
  const despues: Estorbo[] = [];
  for (const estorbo of await yaSaldados(db, netos)) {
    const { tabla, imagen } = laOtra(estorbo);
    if (await ultimaQueToca(db, { tabla, clave: claveTexto(tabla, imagen) }, operacion.id))
      despues.push(estorbo);
  }
  return despues;
}

/** Whatever is in the way of taking back an operation, without writing anything. */
async function estorbosDe(contexto: Contexto, netos: Netos): Promise<Estorbo[]> {
  const { db } = contexto;
  const cambios = await noSonComoQuedaron(db, netos);
  if (cambios.length > 0) return cambios;
  const [dependen, faltan, pisan, saldados, chocados] = [
    await dependenDeLoQueSeVa(db, netos),
    await lesFalta(db, netos),
    await sePisan(db, netos),
    await saldadosDespues(contexto, netos),
    await chocan(db, netos),
  ];
  return [...dependen, ...faltan, ...pisan, ...saldados, ...chocados];
}

/** Why it cannot be taken back now, in sentences that name what is in the way; none when it can. */
export async function impedimentosDe(contexto: Contexto, netos: Netos): Promise<string[]> {
  const estorbos = await estorbosDe(contexto, netos);
  const frases = [...new Set(await frasesDe(contexto, netos, estorbos.slice(0, MAX)))];
  return estorbos.length > MAX ? [...frases, impedimentos.mas(estorbos.length - MAX)] : frases;
}
