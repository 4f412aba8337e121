import { Checkbox, NativeSelect } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarPause from '@tabler/icons-react/dist/esm/icons/IconCalendarPause.mjs';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMoodKid from '@tabler/icons-react/dist/esm/icons/IconMoodKid.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { seOfrece } from '#contract/club/ofrecido.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { etiquetaDeCampo } from '#domain/inscripcion/datos.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { type Caja, Cajas, lista, numero } from '#web/club/mesa/cajas.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { cx } from '#web/ui/cx.ts';
import { DetailFrame, DetailLoad } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { RESUMENES } from './resumenes.ts';
import { ACREEDOR, PLANTILLAS } from './tesoreria.tsx';
import { type FormConfiguracion, leerAjustes, useConfiguracion } from './use-configuracion.ts';
import {
  type Ajustes,
  alQuedar,
  COMO_SE_QUEDA,
  comoSeQueda,
  conOSin,
  PLAZOS_FIJOS,
  type ValoresConfiguracion,
} from './valores.ts';

type FormProps = { form: FormConfiguracion };

const CERRADAS =
  'Las que no están marcadas avisan de que el plazo está cerrado y no dejan enviar el formulario.';

/** Which enrolments are open. docs/reglas/inscripciones.md */
function Abiertas({ form, tipos }: FormProps & Pick<Ajustes, 'tipos'>) {
  const { abiertas } = form.values;
  const cambiar = (tipo: TipoInscripcion, abierta: boolean) =>
    form.setFieldValue('abiertas', conOSin(tipos, abiertas, { tipo, abierta }));
  return (
    <div className="grid grid-fit-xs gap-x-4 gap-y-3">
      {tipos.map(({ tipo, etiqueta }) => (
        <Checkbox
          key={tipo}
          label={etiqueta}
          checked={abiertas.includes(tipo)}
          onChange={({ currentTarget }) => cambiar(tipo, currentTarget.checked)}
        />
      ))}
    </div>
  );
}

type CampusProps = { form: FormConfiguracion };

/** What heads the column is said to whoever does not see it. */
const OIDA = { className: 'visually-hidden' };

const SEMANA = cx('flex items-center gap-2 text-s');
const CUAL = cx('w-figure flex-none sm:w-4xs');

function Semana({ form, lugar }: CampusProps & { lugar: number }) {
  const { id } = form.values.semanas[lugar] ?? { id: 'semana1' };
  const etiqueta = etiquetaDeCampo(id);
  const dia = (cual: 'desde' | 'hasta') => ({
    value: form.values.semanas[lugar]?.[cual] ?? null,
    onChange: (valor: string | null) => form.setFieldValue(`semanas.${lugar}.${cual}`, valor),
    error: form.errors[`semanas.${lugar}.${cual}`],
    className: cx('min-w-0 flex-1'),
    // On a phone a whole date fits.
    classNames: { input: cx('max-md:px-2') },
  });
  return (
    <li className={SEMANA}>
      <Checkbox
        className={CUAL}
        label={
          <>
            <span className="visually-hidden">Se ofrece la </span>
            {etiqueta}
          </>
        }
        {...form.getInputProps(`semanas.${lugar}.ofrecida`, { type: 'checkbox' })}
      />
      <CampoDia label={`${etiqueta}, primer día`} labelProps={OIDA} {...dia('desde')} />
      <CampoDia label={`${etiqueta}, último día`} labelProps={OIDA} {...dia('hasta')} />
    </li>
  );
}

function Precio({ form, opcion, horario }: CampusProps & { opcion: 'a' | 'c'; horario: string }) {
  return <CampoNumero label={`Precio de ${horario}`} euros {...form.getInputProps(`precios.${opcion}`)} />;
}

const NOTA = (
  <>
    Una semana se puede elegir hasta el día antes de que empiece. Sin marcar no aparece en la web: así se
    cierra una semana completa. Si el club hace campus se dice en{' '}
    <Link to={rutasPrivadas.club()}>Datos del club</Link>.
  </>
);

function Campus({ form, horarios }: CampusProps & { horarios: Record<'a' | 'c', string> }) {
  return (
    <>
      <ol className="grid gap-2">
        <li className={SEMANA} aria-hidden="true">
          <span className={CUAL} />
          <span className="flex-1">Primer día</span>
          <span className="flex-1">Último día</span>
        </li>
        {form.values.semanas.map(({ id }, lugar) => (
          <Semana key={id} form={form} lugar={lugar} />
        ))}
      </ol>
      <div className={fields.row}>
        <Precio form={form} opcion="a" horario={horarios.a} />
        <Precio form={form} opcion="c" horario={horarios.c} />
        <CampoNumero label="Mínimo de inscripciones por semana" {...form.getInputProps('minimoPorSemana')} />
      </div>
      <p>
        Las demás cuotas y precios están en <Link to={rutasPrivadas.club()}>Datos del club</Link>.
      </p>
    </>
  );
}

export const meta = () => metaDe({ titulo: 'Configuración', oculta: true });

const SI_NO = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];

const AVISOS =
  'Solo de las ligas que tienen marcado «Notificar». Los correos salen a los cinco minutos, de 9:00 a 21:00, y llevan un enlace para dejar de recibirlos.';

const DE_MODO: Record<ModoAviso, string> = {
  no: 'No avisar a nadie',
  pruebas: 'En pruebas: todos los correos van al club',
  si: 'Sí, a los jugadores',
};

const enLista = (textos: Record<string, string>) =>
  Object.entries(textos).map(([value, label]) => ({ value, label }));

/** Two settings asked as one. */
const QuienPoneFecha = ({ form }: FormProps) => (
  <NativeSelect
    label="Quién les pone fecha"
    description="Con su enlace personal, los dos dicen qué huecos les vienen bien entre los que quedan libres en tres semanas."
    data={enLista(COMO_SE_QUEDA)}
    value={comoSeQueda(form.values)}
    onChange={({ currentTarget }) =>
      form.setValues(alQuedar(currentTarget.value as keyof typeof COMO_SE_QUEDA))
    }
  />
);

type CajaDeAjustes = Caja<ValoresConfiguracion>;

const EN_LA_WEB: readonly CajaDeAjustes[] = [
  {
    icon: IconTrophy,
    title: 'Clasificación pública',
    // The two of the specification, in sight.
    abierta: true,
    summary: RESUMENES.publica,
    campos: [
      lista('mostrarIncidencias', 'Mostrar incidencias', SI_NO, {
        description: 'La clasificación pública dice cuántas incidencias tiene cada jugador.',
      }),
      lista('mostrarAplazadosTotal', 'Mostrar total de aplazados', SI_NO, {
        description: 'La clasificación pública suma los partidos aplazados, también los que ya se jugaron.',
      }),
    ],
  },
  {
    icon: IconMoodKid,
    title: 'Menores',
    summary: RESUMENES.menores,
    campos: [
      lista('nombresCompletos', 'Publicar los nombres completos de los menores', SI_NO, {
        description:
          'Con «No», la web dice el nombre y la inicial del apellido, o el nombre deportivo de su ficha. Los textos de la web dicen siempre lo que hay puesto aquí.',
      }),
    ],
  },
];

const DE_PARTIDOS: readonly CajaDeAjustes[] = [
  {
    icon: IconCalendarPause,
    title: 'Partidos aplazados',
    summary: RESUMENES.aplazados,
    dentro: (form) => <QuienPoneFecha form={form} />,
  },
  {
    icon: IconClock,
    title: 'Cuándo puede cada jugador',
    summary: RESUMENES.cuandoPueden,
    campos: [
      {
        es: 'lista',
        name: 'franjasFirmes',
        label: 'Cuando un jugador marca «No puedo nunca»',
        description:
          'Lo marca en su página o lo marcas tú en su ficha, en la mitad de las franjas como mucho.',
        data: [
          { value: 'false', label: 'Se evita si da igual: cuenta como «Me va mal»' },
          { value: 'true', label: 'La propuesta nunca le pone partido a esa hora' },
        ],
      },
    ],
  },
  {
    icon: IconBell,
    title: 'Avisos a los jugadores',
    hint: AVISOS,
    summary: RESUMENES.avisos,
    campos: [
      lista('modo', 'Avisar por correo de los cambios en sus partidos', enLista(DE_MODO), {
        description: 'Antes de guardar un cambio se dice a cuántos jugadores se avisará.',
      }),
    ],
  },
];

const PLAZOS: CajaDeAjustes = {
  icon: IconHourglass,
  title: 'Cuánto se guardan las solicitudes',
  hint: PLAZOS_FIJOS,
  summary: RESUMENES.plazos,
  campos: [
    numero('meses', 'Meses que se guarda una inscripción', {
      description: 'Pasado ese tiempo se borra sola, con sus archivos.',
      corto: true,
    }),
  ],
};

/** What is said of enrolments and requests: of the club's kinds and camp; as whom it collects, to who sees it. */
function deInscripciones({ tipos, campus }: Ajustes, cobra: boolean): CajaDeAjustes[] {
  const { a, c } = campus.opciones;
  return [
    {
      icon: IconClipboardCheck,
      title: 'Inscripciones abiertas',
      hint: CERRADAS,
      summary: ({ abiertas }) => `${abiertas.length} de ${tipos.length} abiertas`,
      dentro: (form) => <Abiertas form={form} tipos={tipos} />,
    },
    ...(seOfrece('campus')
      ? [
          {
            icon: IconSun,
            title: 'Campus de verano',
            hint: NOTA,
            summary: RESUMENES.campus,
            dentro: (form: FormConfiguracion) => (
              <Campus form={form} horarios={{ a: a.horario, c: c.horario }} />
            ),
          },
        ]
      : []),
    PLANTILLAS,
    PLAZOS,
    ...(cobra ? [ACREEDOR] : []),
  ];
}

function Formulario({ leidos, volver }: { leidos: Ajustes; volver: () => void }) {
  const { form, hayCambios, cuantosHay, guardar, guardando } = useConfiguracion(leidos);
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  return (
    <DetailFrame
      title="Configuración"
      isSaving={guardando}
      hasChanges={hayCambios}
      onSave={guardar}
      onBack={volver}
      menu
      saveNote={cuantosHay()}
    >
      <Cajas titulo="Lo que se ve en la web" cajas={EN_LA_WEB} form={form} />
      <Cajas titulo="Partidos y jugadores" cajas={DE_PARTIDOS} form={form} />
      <Cajas titulo="Inscripciones y solicitudes" cajas={deInscripciones(leidos, cobra)} form={form} />
    </DetailFrame>
  );
}

export default function Configuracion() {
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(rutasPrivadas.partidos()), [navigate]);
  const consulta = useFicha('configuracion', 1, leerAjustes);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (consulta.data ? <Formulario leidos={consulta.data} volver={volver} /> : null)}
    </DetailLoad>
  );
}
