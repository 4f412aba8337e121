import { randomUUID } from 'node:crypto';
import { club } from '#club';
import { ibanValido } from '#contract/club/iban.ts';
import { diaHabil } from '#domain/cobro/remesa.ts';
import { anioDe, type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import type { DatosInscripcion } from '#domain/inscripcion/datos.ts';
import { avisosDeInscripcion } from '#domain/inscripcion/errores.ts';
import { type Campo, fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { lineaDeCambio } from '#domain/registro/linea.ts';
import { leerCampus } from '#server/db/lecturas/ajustes.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarOperacion } from '#server/db/tables/operacion.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import {
  cambiarSolicitud,
  contextoDe,
  insertarRecibos,
  insertarSolicitud,
  type SolicitudNueva,
  sellarCampos,
} from '#server/db/tables/solicitud.ts';
import type { Tx } from '#server/db/transact.ts';
import type { Fila } from '#server/db/types.ts';
import type { Change } from '#server/db/undo/rows.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { anotarMuestra } from './muestra.ts';
import { leerArchivo } from './temporada.ts';

const USUARIO = 'admin';

/** Results are written down the morning after. */
const HORA = '09:40';

/** Later than what the inbox tells, so that the log stays in the order of its days. */
const DIAS = 8;

const SIN_RESULTADO = { ...planoDe(MARCADOR_VACIO), observaciones: null };

type Hecha = { dt: number; cambios: readonly Change[]; lineas: Parameters<typeof lineaDeCambio>[0][] };

const segundos = (fecha: FechaHora): number => Math.floor(instanteEn(club.zonaHoraria)(fecha) / 1000);

async function resultados(tx: Tx, ahora: FechaHora): Promise<Hecha[]> {
  const hoy = diaDe(ahora);
  const filas: Fila<'partido'>[] = await tx.q
    .selectFrom('partido')
    .selectAll()
    .where('fecha', '>=', sumarDias(hoy, -DIAS))
    .where('fecha', '<', hoy)
    .where('jugador1Set1', 'is not', null)
    .orderBy('fecha')
    .orderBy('id')
    .execute();
  return [...Map.groupBy(filas, ({ fecha }) => diaDe(fecha as FechaHora))].flatMap(([dia, suyas]) => {
    const cuando: FechaHora = `${sumarDias(dia, 1)}T${HORA}`;
    if (cuando > ahora) return [];
    const cambios = suyas.map((fila) => ({
      tabla: 'partido',
      antes: { ...fila, ...SIN_RESULTADO },
      despues: fila,
    }));
    const lineas = cambios.map(({ antes, despues }) => ({
      entidad: 'partido' as const,
      antes: leerFilaPartido(antes),
      despues: leerFilaPartido(despues),
    }));
    return [{ dt: segundos(cuando), cambios, lineas }];
  });
}

async function noticias(tx: Tx, ahora: FechaHora): Promise<Hecha[]> {
  const filas = await tx.q
    .selectFrom('noticia')
    .selectAll()
    .where('dt', '>=', segundos(`${sumarDias(diaDe(ahora), 1 - DIAS)}T00:00`))
    .where('dt', '<=', segundos(ahora))
    .orderBy('id')
    .execute();
  return filas.map((fila) => ({
    dt: fila.dt,
    cambios: [{ tabla: 'noticia', antes: null, despues: fila }],
    lineas: [
      {
        entidad: 'noticia' as const,
        antes: null,
        despues: { id: fila.id, nombre: fila.title, publicada: true },
      },
    ],
  }));
}

/** What the club did in the last days, as the log tells it: each of it can be taken back. */
async function anotarSemana(tx: Tx, ahora: FechaHora): Promise<void> {
  const hechas = [...(await resultados(tx, ahora)), ...(await noticias(tx, ahora))];
  for (const { dt, cambios, lineas } of hechas.sort((una, otra) => una.dt - otra.dt)) {
    const autor = { dt, usuario: USUARIO };
    const idOperacion = await insertarOperacion(tx.q, { ...autor, deshace: null, sinAvisos: 1 }, cambios);
    const dichas = lineas.map(lineaDeCambio).filter((linea) => linea !== null);
    await insertarRegistros(
      tx.q,
      dichas.map((linea) => ({ ...autor, linea, idOperacion })),
    );
  }
}

type Veterano = { id: number; nombre: string; email: string | null; telefono: string | null };

const DIAS_HASTA_EL_COBRO = 9;

type Estado = {
  /** Days ago, and the hour. */
  hace: number;
  hora: string;
  leida?: boolean;
  atendida?: boolean;
  notas?: string;
  respondida?: boolean;
  /** It is known whose it is. */
  asignada?: boolean;
  cobrada?: boolean;
};

type Inscripcion = Omit<DatosInscripcion, 'conforme' | 'conformeinscripcion'>;

/** Of somebody new, of that age; of a player of the league, the first or the second; or a message. */
export type Entrada = Estado &
  (
    | { edad: number; inscripcion: Inscripcion }
    | { veterano: 0 | 1; inscripcion: Inscripcion }
    | (Pick<SolicitudNueva, 'tipo' | 'nombre' | 'email' | 'telefono'> & { campos: readonly Campo[] })
  );

type Muestra = Estado &
  Pick<SolicitudNueva, 'tipo' | 'nombre' | 'email' | 'telefono'> & {
    inscripcion?: DatosInscripcion;
    campos?: readonly Campo[];
    idJugador?: number;
  };

const VALE = { conforme: true, conformeinscripcion: true } as const;

const nacido = (hoy: Dia, anios: number): string => `12/05/${anioDe(hoy) - anios}`;

const inscrita = (estado: Estado, datos: Inscripcion): Muestra => ({
  ...estado,
  tipo: 'inscripcion',
  nombre: `${datos.nombre ?? ''} ${datos.apellidos ?? ''}`.trim(),
  email: datos.email ?? null,
  telefono: datos.telefono ?? null,
  inscripcion: { ...datos, ...VALE },
});

const PILA = /^(\S+) (.*)$/;

function deVeterano(datos: Inscripcion, { nombre, email, telefono }: Veterano): Inscripcion {
  const [, pila = nombre, apellidos = ''] = PILA.exec(nombre) ?? [];
  const suya = datos.cuentaIBAN ? { cuentaTitular: nombre, firmaEscrita: nombre } : {};
  return { ...datos, nombre: pila, apellidos, email, telefono, ...suya };
}

/** As it comes in that day: none of a player who is not there. */
function llega(entrada: Entrada, hoy: Dia, veteranos: readonly Veterano[]): Muestra[] {
  if ('campos' in entrada) return [entrada];
  if ('edad' in entrada) {
    const { edad, inscripcion, ...estado } = entrada;
    const suyos = { fechaNacimiento: nacido(hoy, edad), poblacion: club.municipio };
    return [inscrita(estado, { ...inscripcion, ...suyos })];
  }
  const { veterano, inscripcion, ...estado } = entrada;
  const quien = veteranos[veterano];
  if (!quien) return [];
  const suya = inscrita(estado, deVeterano(inscripcion, quien));
  return [estado.asignada ? { ...suya, idJugador: quien.id } : suya];
}

/** Minutes of this morning that have not come yet would be in the future: those are told an instant ago. */
function cuandoLlego({ hace, hora }: Estado, ahora: FechaHora): FechaHora {
  const fecha = `${sumarDias(diaDe(ahora), -hace)}T${hora}`;
  return fecha < ahora ? fecha : ahora;
}

type Recibida = Pick<Fila<'solicitud'>, 'id' | 'tipo' | 'inscripcion' | 'dt' | 'dia'>;

/** What the club did with it: answered, made a player of it, collected from it. */
async function seguir(
  tx: Tx,
  { id, tipo, inscripcion, dt, dia }: Recibida,
  { respondida, idJugador, cobrada }: Pick<Muestra, 'respondida' | 'idJugador' | 'cobrada'>,
): Promise<void> {
  if (cobrada) {
    const cobro = diaHabil(sumarDias(dia, DIAS_HASTA_EL_COBRO));
    const euros = inscripcion === 'nuevosocio' ? club.cuota : club.ligas.social;
    const recibo = { idSolicitud: id, cobro, importe: Math.round(euros * 100) };
    await insertarRecibos(tx, [{ ...recibo, secuencia: 'FRST', remesa: null, usuario: 'admin', dt }]);
  }
  if (!respondida && idJugador === undefined) return;
  const hecho = dt + 3_600;
  await cambiarSolicitud(tx, id, {
    ...(respondida && { respondida: hecho, respondidaPor: 'admin' }),
    ...(idJugador !== undefined && { idJugador }),
  });
  const lineas = [
    ...(respondida ? [hechos.responde(id, tipo)] : []),
    ...(idJugador === undefined ? [] : [hechos.asigna(id, idJugador)]),
  ];
  await insertarRegistros(
    tx.q,
    lineas.map((linea) => ({ dt: hecho, usuario: 'admin', linea })),
  );
}

async function guardar(tx: Tx, muestra: Muestra, { ahora, sello, campus }: Contexto): Promise<void> {
  const fecha = cuandoLlego(muestra, ahora);
  const { tipo, nombre, email, telefono, inscripcion, campos = [], ...estado } = muestra;
  const dt = Math.floor(instanteEn(club.zonaHoraria)(fecha) / 1000);
  const referencia = randomUUID();
  const ficha = inscripcion && fichaDeInscripcion(inscripcion, { ...club, campus });
  const id = await insertarSolicitud(tx, {
    tipo,
    inscripcion: inscripcion?.tipo ?? null,
    nombre,
    email,
    telefono,
    referencia,
    clave: null,
    huellaEnvio: null,
    dt,
    dia: diaDe(fecha),
    datos: ficha?.datos ?? campos,
    banco: sellarCampos(sello, ficha?.banco ?? [], contextoDe(referencia, 'banco')),
    salud: null,
    saludCaduca: null,
    avisos: inscripcion ? avisosDeInscripcion(inscripcion, { hoy: diaDe(fecha), ibanValido }) : [],
  });
  if (id === null) return;
  const { leida, atendida, notas, ...seguido } = estado;
  await cambiarSolicitud(tx, id, { leida, atendida, notas });
  await seguir(tx, { id, tipo, inscripcion: inscripcion?.tipo ?? null, dt, dia: diaDe(fecha) }, seguido);
}

type Contexto = { ahora: FechaHora; sello: Seal; campus: Awaited<ReturnType<typeof leerCampus>> };

const veteranosDe = (tx: Tx): Promise<Veterano[]> =>
  tx.q
    .selectFrom(conPersona('jugador'))
    .select(['id', 'nombre', 'email', 'telefono'])
    .where('reservado', '=', 0)
    .where('estado', '=', 'activo')
    .where('idLiga', 'is not', null)
    .orderBy('id')
    .limit(2)
    .execute();

/** An inbox of fictional people around that day: enrolments, a trial class and messages, in every state. No mail leaves. */
export async function sembrarBandeja(base: BaseDatos, ahora: FechaHora, sello: Seal): Promise<void> {
  const campus = await leerCampus(base.db);
  await base.transact(async (tx) => {
    if (await tx.q.selectFrom('solicitud').select('id').limit(1).executeTakeFirst()) return;
    const veteranos = await veteranosDe(tx);
    const todas = leerArchivo().bandeja.flatMap((una) => llega(una, diaDe(ahora), veteranos));
    // The number tells the order they came in.
    const enOrden = todas.sort((a, b) => cuandoLlego(a, ahora).localeCompare(cuandoLlego(b, ahora)));
    await anotarMuestra(tx, async () => {
      for (const muestra of enOrden) await guardar(tx, muestra, { ahora, sello, campus });
    });
    await anotarSemana(tx, ahora);
  });
}
