import { randomUUID } from 'node:crypto';
import { club } from '#club';
import { ibanValido } from '#contract/club/iban.ts';
import { diaHabil } from '#domain/cobro/dias.ts';
import { anioDe, type Dia, diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import type { DatosInscripcion } from '#domain/inscripcion/datos.ts';
import { avisosDeInscripcion } from '#domain/inscripcion/errores.ts';
import { type Campo, fichaDeInscripcion } from '#domain/inscripcion/ficha.ts';
import { hechos, type TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import { leerCampus } from '#server/db/lecturas/ajustes.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarRecibos } from '#server/db/tables/recibo.ts';
import { insertarRegistros } from '#server/db/tables/registro.ts';
import {
  anotarSolicitud,
  contextoDe,
  insertarSolicitud,
  type SolicitudNueva,
  seguirSolicitud,
  sellarCampos,
} from '#server/db/tables/solicitud.ts';
import type { Tx } from '#server/db/transact.ts';
import type { Fila } from '#server/db/types.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { anotarMuestra } from './muestra.ts';
import { anotarSemana } from './semana.ts';

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
  idJugador?: number;
  cobrada?: boolean;
};

type Muestra = Estado &
  Pick<SolicitudNueva, 'tipo' | 'nombre' | 'email' | 'telefono'> & {
    inscripcion?: DatosInscripcion;
    campos?: readonly Campo[];
  };

const VALE = { conforme: true, conformeinscripcion: true } as const;

const vive = { direccion: 'Calle de la Fuente, 3', cp: '28799', poblacion: club.municipio, fotos: 'si' };

/** Accounts of nobody: bank 0000 is none. Their check digits agree, but for one that was mistyped. */
const cuenta = (cuentaTitular: string, cuentaIBAN: string) => ({
  cuentaTitular,
  cuentaEntidad: 'Banco de Muestra',
  cuentaIBAN,
  firmaEscrita: cuentaTitular,
});

const nacido = (hoy: Dia, anios: number): string => `12/05/${anioDe(hoy) - anios}`;

type Pedida = Estado & { datos: Omit<DatosInscripcion, 'conforme' | 'conformeinscripcion'> };

const inscrita = ({ datos, ...estado }: Pedida): Muestra => ({
  ...estado,
  tipo: 'inscripcion',
  nombre: `${datos.nombre ?? ''} ${datos.apellidos ?? ''}`.trim(),
  email: datos.email ?? null,
  telefono: datos.telefono ?? null,
  inscripcion: { ...datos, ...VALE },
});

const PILA = /^(\S+) (.*)$/;

const deVeterano = ({ nombre, email, telefono }: Veterano) => {
  const [, pila = nombre, apellidos = ''] = PILA.exec(nombre) ?? [];
  return { nombre: pila, apellidos, email, telefono };
};

const NUEVAS: readonly (Pedida & { edad: number })[] = [
  {
    edad: 38,
    hace: 0,
    hora: '08:40',
    datos: {
      ...vive,
      tipo: 'ligasocialtenis',
      subtipo: 'alta',
      nombre: 'Bruno',
      apellidos: 'Castellanos Vera',
      dni: '00000001R',
      email: 'bruno.castellanos@correo.example',
      telefono: '555 020 101',
      altaSocio: 'si',
      profesion: 'Delineante',
      observaciones: 'He jugado en cuarta en otro club.',
      ...cuenta('Bruno Castellanos Vera', 'ES20 0000 0101 9112 3456 9001'),
    },
  },
  {
    edad: 10,
    hace: 2,
    hora: '19:12',
    datos: {
      ...vive,
      tipo: 'ligainfantiltenis',
      subtipo: 'alta',
      nombre: 'Leire',
      apellidos: 'Sanchís Poveda',
      nombrePadreMadreTutor: 'Aurora Poveda Gil',
      nombreDeportivo: 'Lei',
      email: 'aurora.poveda@correo.example',
      telefono: '555 020 102',
      ...cuenta('Aurora Poveda Gil', 'ES38 0000 0102 3112 3457 0112'),
    },
  },
  {
    edad: 9,
    hace: 3,
    hora: '21:55',
    leida: true,
    datos: {
      ...vive,
      tipo: 'escuelainiciacion',
      subtipo: 'alta',
      nombre: 'Teo',
      apellidos: 'Marín Cebrián',
      nombrePadreMadreTutor: 'Elisa Cebrián Mora',
      email: 'elisa.cebrian@correo.example',
      telefono: '555 020 103',
      centro: 'prado',
      dias: 'Martes/Jueves',
      prueba: 'si',
      ...cuenta('Elisa Cebrián Mora', 'ES42 0000 0103 8712 3457 1224'),
      firmaEscrita: '',
    },
  },
  {
    edad: 45,
    hace: 9,
    hora: '12:20',
    leida: true,
    atendida: true,
    respondida: true,
    notas: 'Empieza el martes con el grupo de las 20:00.',
    datos: {
      ...vive,
      tipo: 'escuelaadultos',
      subtipo: 'alta',
      nombre: 'Ibai',
      apellidos: 'Larrañaga Peña',
      dni: '00000002W',
      email: 'ibai.larranaga@correo.example',
      telefono: '555 020 104',
      centro: 'reston',
      dias: 'Lunes/Miércoles',
      prueba: 'no',
      ...cuenta('Ibai Larrañaga Peña', 'ES52 0000 0104 2412 3457 2334'),
    },
  },
  {
    edad: 52,
    hace: 20,
    hora: '10:05',
    leida: true,
    atendida: true,
    cobrada: true,
    datos: {
      ...vive,
      tipo: 'nuevosocio',
      subtipo: 'alta',
      nombre: 'Carmela',
      apellidos: 'Robles Oña',
      dni: '00000003A',
      email: 'carmela.robles@correo.example',
      telefono: '555 020 105',
      ...cuenta('Carmela Robles Oña', 'ES32 0000 0105 7112 3457 3445'),
    },
  },
];

const nuevas = (hoy: Dia): Muestra[] =>
  NUEVAS.map(({ edad, datos, ...estado }) =>
    inscrita({ ...estado, datos: { ...datos, fechaNacimiento: nacido(hoy, edad) } }),
  );

const renovaciones = ([uno, otro]: readonly Veterano[]): Muestra[] => [
  ...(uno
    ? [
        inscrita({
          hace: 5,
          hora: '17:30',
          datos: { tipo: 'ligasocialtenis', subtipo: 'renovacion', ...deVeterano(uno) },
        }),
      ]
    : []),
  ...(otro
    ? [
        inscrita({
          hace: 30,
          hora: '09:15',
          leida: true,
          atendida: true,
          idJugador: otro.id,
          cobrada: true,
          datos: {
            tipo: 'ligasocialtenis',
            subtipo: 'renovacion',
            ...deVeterano(otro),
            ...cuenta(otro.nombre, 'ES39 0000 0106 1912 3457 4556'),
          },
        }),
      ]
    : []),
];

const mensaje = (
  tipo: Exclude<TipoSolicitud, 'inscripcion'>,
  { texto, ...resto }: Estado & Pick<Muestra, 'nombre' | 'email' | 'telefono'> & { texto: string },
): Muestra => {
  const campo = (nombre: string, etiqueta: string, valor: string | null): Campo[] =>
    valor === null ? [] : [{ campo: nombre, etiqueta, valor }];
  return {
    ...resto,
    tipo,
    campos: [
      ...campo('nombre', 'Nombre', resto.nombre),
      ...campo('email', 'Email', resto.email),
      ...campo('telefono', 'Teléfono', resto.telefono),
      ...campo(
        tipo === 'contacto' ? 'mensaje' : 'observaciones',
        tipo === 'contacto' ? 'Mensaje' : 'Observaciones',
        texto,
      ),
      ...campo('conforme', 'Conforme con la protección de datos', 'Sí'),
    ],
  };
};

const mensajes = (): Muestra[] => [
  mensaje('contacto', {
    hace: 0,
    hora: '09:25',
    nombre: 'Marcial Toledano',
    email: 'marcial.toledano@correo.example',
    telefono: null,
    texto: '¿Se puede alquilar una pista por horas sin ser socio? Gracias.',
  }),
  mensaje('pruebanivel', {
    hace: 1,
    hora: '18:05',
    nombre: 'Amparo Cifuentes',
    email: 'amparo.cifuentes@correo.example',
    telefono: '555 020 107',
    texto: 'Jugué de joven y quiero volver. Puedo los lunes por la tarde.',
  }),
  mensaje('contacto', {
    hace: 6,
    hora: '13:40',
    leida: true,
    atendida: true,
    notas: 'Le llamó Eva: viene el sábado a verlo.',
    nombre: 'Gaspar Iriarte',
    email: null,
    telefono: '555 020 108',
    texto: '¿Tenéis grupo de pádel para principiantes los fines de semana?',
  }),
];

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
  { respondida, idJugador, cobrada }: Pick<Estado, 'respondida' | 'idJugador' | 'cobrada'>,
): Promise<void> {
  if (cobrada) {
    const cobro = diaHabil(sumarDias(dia, DIAS_HASTA_EL_COBRO));
    const euros = inscripcion === 'nuevosocio' ? club.cuota : club.ligas.social;
    const recibo = { idSolicitud: id, cobro, importe: Math.round(euros * 100) };
    await insertarRecibos(tx, [{ ...recibo, secuencia: 'FRST', remesa: null, usuario: 'admin', dt }]);
  }
  if (!respondida && idJugador === undefined) return;
  const hecho = dt + 3_600;
  await seguirSolicitud(tx, id, {
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
  await anotarSolicitud(tx, id, { leida, atendida, notas });
  await seguir(tx, { id, tipo, inscripcion: inscripcion?.tipo ?? null, dt, dia: diaDe(fecha) }, seguido);
}

type Contexto = { ahora: FechaHora; sello: Seal; campus: Awaited<ReturnType<typeof leerCampus>> };

const veteranosDe = (tx: Tx): Promise<Veterano[]> =>
  tx.q
    .selectFrom('jugador')
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
    const todas = [...nuevas(diaDe(ahora)), ...renovaciones(await veteranosDe(tx)), ...mensajes()];
    // The number tells the order they came in.
    const enOrden = todas.sort((a, b) => cuandoLlego(a, ahora).localeCompare(cuandoLlego(b, ahora)));
    await anotarMuestra(tx, async () => {
      for (const muestra of enOrden) await guardar(tx, muestra, { ahora, sello, campus });
    });
    await anotarSemana(tx, ahora);
  });
}
