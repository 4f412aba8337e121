import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarPause from '@tabler/icons-react/dist/esm/icons/IconCalendarPause.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMoodKid from '@tabler/icons-react/dist/esm/icons/IconMoodKid.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { Link } from 'react-router';
import { seOfrece } from '#contract/club/ofrecido.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { OPCIONES } from '#domain/club/opciones.ts';
import { FORMATOS } from '#domain/cobro/remesa.ts';
import { DATOS_DE_PLANTILLA } from '#domain/inscripcion/respuesta.ts';
import { type Caja, PantallaDeAjustes } from '#web/club/mesa/ajustes.tsx';
import { en } from '#web/club/mesa/campos.tsx';
import { iguales } from '#web/club/mesa/conflicto.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { enLista, Plantillas, QuienPoneFecha, Semanas } from './piezas.tsx';
import {
  type Ajustes,
  aperturas,
  avisoDeBorrado,
  COMO_SE_QUEDA,
  campusCambiado,
  campusDe,
  comoSeQueda,
  comprobar,
  cuantasCaducan,
  entradasCambiadas,
  mesesMal,
  PLAZOS_FIJOS,
  RESUMENES,
  resumenDe,
  type ValoresConfiguracion,
  valoresDe,
} from './valores.ts';

const DATOS_DEL_CLUB = <Link to={rutasPrivadas.club()}>Datos del club</Link>;

const NOTA = (
  <>
    Una semana se puede elegir hasta el día antes de que empiece. Sin marcar no aparece en la web: así se
    cierra una semana completa. Si el club hace campus se dice en {DATOS_DEL_CLUB}.
  </>
);

const DATOS = Object.entries(DATOS_DE_PLANTILLA)
  .map(([dato, que]) => `{${dato}}, ${que}`)
  .join('; ');

export const meta = () => metaDe({ titulo: 'Configuración', oculta: true });

const SI_NO = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];

const FIRMES = [
  { value: 'false', label: 'Se evita si da igual («Me va mal»)' },
  { value: 'true', label: 'Nunca se le pone partido a esa hora' },
];

const DE_MODO: Record<ModoAviso, string> = {
  no: 'No avisar a nadie',
  pruebas: 'En pruebas: todos los correos van al club',
  si: 'Sí, a los jugadores',
};

/** What each field says of itself. */
const DICE = {
  incidencias: 'Con «Sí», la clasificación pública dice cuántas incidencias tiene cada jugador.',
  aplazados: 'Con «Sí», la clasificación pública suma los partidos aplazados, también los que ya se jugaron.',
  menores:
    'Con «No», la web dice el nombre y la inicial del apellido, o el nombre deportivo de su ficha. Los textos de la web dicen siempre lo que hay puesto aquí.',
  nivel:
    'Se calcula con lo que ha jugado cada uno. Con «Sí», lo dice su página de la web; el de un menor no se publica nunca.',
  nunca: 'Lo marca en su página o lo marcas tú en su ficha, en la mitad de las franjas como mucho.',
  modo: 'Si se avisa, antes de guardar un cambio se dice a cuántos jugadores.',
  avisos:
    'Si se avisa, es solo de las ligas que tienen marcado «Notificar». Los correos salen a los cinco minutos, de 9:00 a 21:00, y llevan un enlace para dejar de recibirlos.',
  cerradas: 'Las que no están marcadas avisan de que el plazo está cerrado y no dejan enviar el formulario.',
  meses: 'Pasado ese tiempo se borra sola, con sus archivos.',
  acreedor:
    'Van en la remesa con la que el banco cobra las inscripciones. El identificador lo da el banco al firmar el contrato de adeudos.',
  formato: 'El .08 es el de ahora; el .02, el de antes, por si tu banco todavía lo pide.',
} as const;

type CajaDeAjustes = Caja<ValoresConfiguracion>;

const EN_LA_WEB: readonly CajaDeAjustes[] = [
  {
    icon: IconTrophy,
    title: 'Clasificación pública',
    // The two of the specification, in sight.
    abierta: true,
    summary: RESUMENES.publica,
    campos: (c) => [
      c.lista('mostrarIncidencias', OPCIONES.mostrarIncidencias, SI_NO, { description: DICE.incidencias }),
      c.lista('mostrarAplazadosTotal', OPCIONES.mostrarAplazadosTotal, SI_NO, {
        description: DICE.aplazados,
      }),
    ],
  },
  {
    icon: IconChartBar,
    title: 'Nivel de los jugadores',
    summary: ({ publicarNivel }) => (publicarNivel === 'true' ? 'En su página' : 'Solo lo ve la mesa'),
    campos: (c) => [c.lista('publicarNivel', OPCIONES.publicarNivel, SI_NO, { description: DICE.nivel })],
  },
  {
    icon: IconMoodKid,
    title: 'Menores',
    summary: ({ nombresCompletos }) =>
      nombresCompletos === 'true' ? 'Con nombre y apellidos' : 'Nombre e inicial',
    campos: (c) => [
      c.lista('nombresCompletos', OPCIONES.nombresCompletos, SI_NO, {
        description: DICE.menores,
      }),
    ],
  },
];

const DE_PARTIDOS: readonly CajaDeAjustes[] = [
  {
    icon: IconCalendarPause,
    title: 'Partidos aplazados',
    summary: (valores) => COMO_SE_QUEDA[comoSeQueda(valores)],
    campos: (_, __, form) => [<QuienPoneFecha key="fecha" form={form} />],
  },
  {
    icon: IconClock,
    title: 'Cuándo puede cada jugador',
    summary: RESUMENES.franjas,
    campos: (c) => [
      c.lista('franjasFirmes', 'Cuando un jugador marca «No puedo nunca»', FIRMES, {
        description: DICE.nunca,
      }),
    ],
  },
  {
    icon: IconBell,
    title: 'Avisos a los jugadores',
    hint: DICE.avisos,
    summary: RESUMENES.avisos,
    campos: (c) => [
      c.lista('modo', 'Avisar por correo de los cambios en sus partidos', enLista(DE_MODO), {
        description: DICE.modo,
      }),
    ],
  },
];

const DEL_CAMPUS = ({ opciones: { a, c } }: Ajustes['campus']): CajaDeAjustes => ({
  icon: IconSun,
  title: 'Campus de verano',
  hint: NOTA,
  summary: RESUMENES.campus,
  campos: (campos, _, form) => [
    <Semanas key="semanas" form={form} />,
    en(
      'linea',
      campos.euros('precios.a', `Precio de ${a.horario}`),
      campos.euros('precios.c', `Precio de ${c.horario}`),
      campos.numero('minimoPorSemana', 'Mínimo de inscripciones por semana'),
    ),
    <p key="demas">Las demás cuotas y precios están en {DATOS_DEL_CLUB}.</p>,
  ],
});

/** As whom the club collects. docs/reglas/cobros.md */
const ACREEDOR: CajaDeAjustes = {
  icon: IconCreditCard,
  title: 'Cobros por el banco',
  hint: DICE.acreedor,
  summary: ({ acreedor: { nombre, identificador } }) =>
    [nombre, identificador].filter(Boolean).join(', ') || 'Sin decir',
  campos: (c) => [
    c.texto('acreedor.iban', 'IBAN del club', 42),
    en(
      'linea',
      c.texto('acreedor.nombre', 'Nombre del acreedor', 70),
      c.texto('acreedor.identificador', 'Identificador del acreedor', 40),
    ),
    c.lista(
      'acreedor.formato',
      'Formato del archivo para el banco',
      FORMATOS.map((value) => ({ value, label: value })),
      { description: DICE.formato },
    ),
    <p key="mismos">
      El IBAN y el identificador son los mismos de {DATOS_DEL_CLUB}: si los cambias aquí, cambian allí.
    </p>,
  ],
};

/** What is said of enrolments and requests: of the club's kinds and camp; as whom it collects, to who sees it. */
const deInscripciones = ({ tipos, campus }: Ajustes, cobra: boolean): CajaDeAjustes[] => [
  {
    icon: IconClipboardCheck,
    title: 'Inscripciones abiertas',
    hint: DICE.cerradas,
    summary: ({ abiertas }) => `${abiertas.length} de ${tipos.length} abiertas`,
    campos: (c) => [
      c.varias(
        'abiertas',
        tipos.map(({ tipo, etiqueta }) => ({ value: tipo, label: etiqueta })),
        'muchas',
      ),
    ],
  },
  ...(seOfrece('campus') ? [DEL_CAMPUS(campus)] : []),
  {
    icon: IconMail,
    title: 'Plantillas de respuesta',
    hint: `Para contestar solicitudes. Se rellenan solos: ${DATOS}.`,
    summary: RESUMENES.plantillas,
    campos: (campos, _, form) => [<Plantillas key="plantillas" {...{ form, campos }} />],
  },
  {
    icon: IconHourglass,
    title: 'Cuánto se guardan las solicitudes',
    hint: PLAZOS_FIJOS,
    summary: RESUMENES.plazos,
    campos: (c) => [
      c.numero('meses', 'Meses que se guarda una inscripción', { description: DICE.meses, corto: true }),
    ],
  },
  ...(cobra ? [ACREEDOR] : []),
];

async function leer(): Promise<Ajustes> {
  const [entradas, tipos, campus, { meses }, { plantillas }, acreedor, { modo }] = await Promise.all([
    call('GET /api/private/configuracion', {}),
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/inscripcion/campus', {}),
    call('GET /api/private/solicitudes/conservacion', {}),
    call('GET /api/private/solicitudes/plantillas', {}),
    call('GET /api/private/cobros/acreedor', {}),
    call('GET /api/private/avisos/modo', {}),
  ]);
  return { entradas, tipos, campus, meses, plantillas, acreedor, modo };
}

/** Keeping enrolments for less deletes the oldest: says how many, and asks. */
async function consiente(antes: Ajustes, valores: ValoresConfiguracion): Promise<boolean> {
  const meses = Number(valores.meses);
  if (mesesMal(meses) !== null || meses >= antes.meses) return true;
  const filas = await call('GET /api/private/solicitudes', { query: { tipo: 'inscripcion' } });
  const cuantas = cuantasCaducan(filas, hoyDelClub(), meses);
  if (cuantas === 0) return true;
  return confirm({
    title: 'Guardar las inscripciones menos tiempo',
    children: avisoDeBorrado(cuantas, meses),
    action: 'Guardar y borrarlas',
  });
}

type Parte = [cambia: boolean, guardar: () => Promise<Partial<Ajustes>>];

/** Each of what has a call of its own, and whether it has changed. */
function partesDe(antes: Ajustes, valores: ValoresConfiguracion): Parte[] {
  const { plantillas, acreedor, modo } = valores;
  const entradas = entradasCambiadas(antes, valores);
  const tipos = aperturas(antes.tipos, valores.abiertas);
  const campus = campusCambiado(antes, valores);
  const meses = Number(valores.meses);
  return [
    [
      entradas.length > 0,
      async () => ({ entradas: await call('POST /api/private/configuracion/save', { body: entradas }) }),
    ],
    [
      tipos.length > 0,
      async () => ({ tipos: await call('POST /api/private/inscripcion/tipos', { body: tipos }) }),
    ],
    [
      campus !== null,
      async () => {
        const body = { ...(campus ?? campusDe(antes.campus)), antes: campusDe(antes.campus) };
        return { campus: await call('POST /api/private/inscripcion/campus', { body }) };
      },
    ],
    [
      meses !== antes.meses,
      () => call('POST /api/private/solicitudes/conservacion', { body: { meses, antes: antes.meses } }),
    ],
    [modo !== antes.modo, () => call('POST /api/private/avisos/modo', { body: { modo, antes: antes.modo } })],
    [
      !iguales(plantillas, antes.plantillas),
      () => {
        const body = { plantillas, antes: [...antes.plantillas] };
        return call('POST /api/private/solicitudes/plantillas', { body });
      },
    ],
    [
      !iguales(acreedor, antes.acreedor),
      async () => {
        const body = { ...acreedor, antes: antes.acreedor };
        return { acreedor: await call('POST /api/private/cobros/acreedor', { body }) };
      },
    ],
  ];
}

export default function Configuracion() {
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  return (
    <PantallaDeAjustes<Ajustes, ValoresConfiguracion>
      titulo="Configuración"
      clave="configuracion"
      leer={leer}
      valoresDe={valoresDe}
      comprobar={comprobar}
      enviar={async (valores, antes, listo) => {
        for (const [cambia, guardar] of partesDe(antes, valores)) if (cambia) listo(await guardar());
      }}
      resumen={resumenDe}
      preguntar={consiente}
      alGuardar={() => showToast(mensajes.configuracionGuardada, 'success')}
      vuelta={rutasPrivadas.partidos()}
      grupos={(leidos) => [
        ['Lo que se ve en la web', EN_LA_WEB],
        ['Partidos y jugadores', DE_PARTIDOS],
        ['Inscripciones y solicitudes', deInscripciones(leidos, cobra)],
      ]}
    />
  );
}
