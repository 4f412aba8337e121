import type { Campo } from '#domain/inscripcion/ficha.ts';
import type { TipoSolicitud } from '#domain/inscripcion/solicitud.ts';
import type { Entrada } from '#server/demo/bandeja.ts';

type Mensaje = Extract<Entrada, { campos: readonly Campo[] }>;

const vive = { direccion: 'Calle de la Fuente, 3', cp: '28799', fotos: 'si' };

/** Accounts of nobody: bank 0000 is none. Their check digits agree, but for one that was mistyped. */
const cuenta = (cuentaTitular: string, cuentaIBAN: string) => ({
  cuentaTitular,
  cuentaEntidad: 'Banco de Muestra',
  cuentaIBAN,
  firmaEscrita: cuentaTitular,
});

const NUEVAS: readonly Entrada[] = [
  {
    edad: 38,
    hace: 0,
    hora: '08:40',
    inscripcion: {
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
    inscripcion: {
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
    inscripcion: {
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
    inscripcion: {
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
    inscripcion: {
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

/** Renewals of players that the season has. */
const RENOVACIONES: readonly Entrada[] = [
  { veterano: 0, hace: 5, hora: '17:30', inscripcion: { tipo: 'ligasocialtenis', subtipo: 'renovacion' } },
  {
    veterano: 1,
    hace: 30,
    hora: '09:15',
    leida: true,
    atendida: true,
    asignada: true,
    cobrada: true,
    inscripcion: {
      tipo: 'ligasocialtenis',
      subtipo: 'renovacion',
      ...cuenta('', 'ES39 0000 0106 1912 3457 4556'),
    },
  },
];

const mensaje = (
  tipo: Exclude<TipoSolicitud, 'inscripcion'>,
  { texto, ...resto }: Omit<Mensaje, 'tipo' | 'campos'> & { texto: string },
): Mensaje => {
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

const MENSAJES: readonly Entrada[] = [
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

/** Enrolments, a trial class and messages of fictional people, in every state. */
export const BANDEJA: readonly Entrada[] = [...NUEVAS, ...RENOVACIONES, ...MENSAJES];
