import { fechaCorta } from '#domain/fecha-texto.ts';
import type { Seccion } from '#domain/persona/informe.ts';
import { marcadorDe } from '#domain/registro/cambio.ts';
import type { Todo } from './personales-exportar.ts';

const NADA = '—';
const ESTADOS: Record<string, string> = { activo: 'activo', lesion: 'lesionado', eliminado: 'eliminado' };

const deFicha = ({ nombre, nombreDeportivo, estado, liga, ...ficha }: Todo['ficha']): string[] => [
  `Nombre: ${nombre}`,
  `Nombre deportivo: ${nombreDeportivo ?? NADA}`,
  `Estado: ${ESTADOS[estado] ?? estado}`,
  `Email: ${ficha.email ?? NADA}`,
  `Teléfono: ${ficha.telefono ?? NADA}`,
  `Liga: ${liga ?? NADA}`,
  `Disponible para amistosos: ${ficha.disponibleAmistosos ? 'sí' : 'no'}`,
];

/** When, who, where, how it ended and what was written of it. */
function dePartido(partido: Todo['partidos'][number]): string {
  const { fecha, jugador1, jugador2, liga, observaciones } = partido;
  const partes = [
    fechaCorta(fecha),
    `${jugador1} – ${jugador2}`,
    liga,
    marcadorDe(partido) ?? 'sin resultado',
    partido.sintetico && 'de resolución',
    partido.jugador1NoPresenta && `${jugador1} no se presentó`,
    partido.jugador2NoPresenta && `${jugador2} no se presentó`,
    partido.jugador1Aplaza && `lo aplazó ${jugador1}`,
    partido.jugador2Aplaza && `lo aplazó ${jugador2}`,
    partido.clubAplaza && 'lo aplazó el club',
    observaciones,
  ];
  return partes.filter(Boolean).join(' · ');
}

/** As the person wrote it, without the boxes they left empty. */
const escrito = (datos: unknown): string =>
  Object.entries(datos ?? {})
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([campo, valor]) => `${campo}: ${typeof valor === 'object' ? JSON.stringify(valor) : valor}`)
    .join('; ');

/** What is held on a player, to be read by them. */
export const secciones = ({
  ficha,
  ligas,
  partidos,
  incidencias,
  registros,
  solicitudes,
}: Todo): Seccion[] => [
  { titulo: 'Ficha', lineas: deFicha(ficha) },
  { titulo: 'Ligas', lineas: ligas.map((liga) => liga ?? '') },
  { titulo: 'Partidos', lineas: partidos.map(dePartido) },
  { titulo: 'Incidencias', lineas: incidencias.map(({ fecha, liga }) => `${fechaCorta(fecha)} · ${liga}`) },
  { titulo: 'Registros', lineas: registros.map(({ cuando, texto }) => `${fechaCorta(cuando)} · ${texto}`) },
  {
    titulo: 'Solicitudes',
    lineas: solicitudes.map(
      ({ id, tipo, dia, datos }) => `n.º ${id} · ${tipo} · ${fechaCorta(dia)} · ${escrito(datos)}`,
    ),
  },
];
