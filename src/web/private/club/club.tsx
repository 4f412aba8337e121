import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconCurrencyEuro from '@tabler/icons-react/dist/esm/icons/IconCurrencyEuro.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { type Caja, Cajas, casilla, lista, numero, texto } from '#web/club/mesa/cajas.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { DetailFrame, DetailLoad } from '#web/ui/desk/detail-frame.tsx';
import { Aspecto, DosColores, Patrocinadores, queSeVen } from './aspecto.tsx';
import { Correos, Horarios } from './datos.tsx';
import { Precios } from './precios.tsx';
import { RESUMENES } from './resumenes.ts';
import { Clases, Sedes } from './sedes.tsx';
import { leerClub, useClub } from './use-club.ts';

export const meta = () => metaDe({ titulo: 'Datos del club', oculta: true });

const SE_VE = (
  <span className="text-s max-md:pb-2">
    Ver en la web:{' '}
    <a href="/" target="_blank" rel="noopener">
      portada
    </a>
    ,{' '}
    <a href={rutas.contacto()} target="_blank" rel="noopener">
      contacto
    </a>
    ,{' '}
    <a href="/escuela-calendario-precios-horarios" target="_blank" rel="noopener">
      precios
    </a>
  </span>
);

const SEDES =
  'Si cambias el nombre de una sede, las pistas que tenía siguen siendo suyas: conservan su nombre y su dirección. La latitud y la longitud ponen el mapa y el tiempo y pueden esperar: en un mapa de internet salen al pulsar sobre el sitio con el botón derecho; las pistas en que se juega se cambian en Pistas.';

const CORREOS =
  'Adónde llega lo que se escribe desde la web, según de qué se trate, y quién lo contesta. Se leen en Contacto y en Nuestro equipo. A los que llegan inscripciones los cambia quien ve los datos bancarios, con su contraseña; donde hay servidor de correo, se avisa a la dirección de antes.';

const ARTICULOS = [
  { value: 'el', label: 'del … (el Club)' },
  { value: 'la', label: 'de la … (la Asociación)' },
  { value: '', label: 'de … (sin artículo)' },
];

type CajaDelClub = Caja<DatosClub>;

const DEL_CLUB: readonly CajaDelClub[] = [
  {
    icon: IconBuilding,
    title: 'Quién es el club',
    hint: 'El nombre está en todas las páginas, en los correos y en los PDF.',
    summary: RESUMENES.nombre,
    campos: [
      texto('nombre', 'Nombre', 80),
      [texto('nombreCorto', 'Nombre corto', 30), lista('articulo', 'Cómo se dice «de»', ARTICULOS)],
      texto('claim', 'Frase de la portada', 120),
      [
        texto('municipio', 'Municipio', 60),
        texto('provincia', 'Provincia', 60),
        numero('desde', 'Fundado en'),
      ],
      [
        texto('nif', 'NIF', 20),
        texto('dominio', 'Dirección de la web', 100, { description: 'Sin https: tuclub.es' }),
      ],
      texto('registro', 'Registro de entidades deportivas', 150),
    ],
  },
  {
    icon: IconPhone,
    title: 'Contacto',
    hint: 'Se leen en Contacto, al pie de cada página y de cada correo.',
    summary: RESUMENES.contacto,
    campos: [
      texto('telefono', 'Teléfono', 20, { type: 'tel' }),
      texto('email', 'Correo general', 120, { type: 'email' }),
    ],
  },
  {
    icon: IconMail,
    title: 'Correos de cada asunto',
    hint: CORREOS,
    summary: RESUMENES.correos,
    dentro: (form) => <Correos form={form} />,
  },
  {
    icon: IconMapPin,
    title: 'Sedes',
    hint: SEDES,
    summary: RESUMENES.sedes,
    dentro: (form) => <Sedes form={form} />,
  },
  {
    icon: IconClock,
    title: 'Horarios',
    hint: 'Los días sin horario, cerrado. Se leen en Contacto y al pie de la web.',
    summary: RESUMENES.horarios,
    dentro: (form) => <Horarios form={form} />,
  },
];

const OFRECE = (
  <>
    Lo que no está marcado desaparece de los menús, de las páginas y de las inscripciones; nada se borra. Con
    el campus marcado, sus semanas y precios están en{' '}
    <Link to={rutasPrivadas.configuracion()}>Configuración</Link>.
  </>
);

const CUENTA =
  'A esta cuenta se dice que se hagan las transferencias, y en ella cobra el banco las remesas. El identificador sale en la orden de domiciliación que se firma al inscribirse y en las remesas.';

const deCuenta = (cobra: boolean): CajaDelClub => ({
  icon: IconCreditCard,
  title: 'Cuenta para los pagos',
  hint: CUENTA,
  summary: RESUMENES.cuenta,
  campos: [
    [
      texto('iban', 'IBAN', 42, { readOnly: !cobra }),
      texto('acreedor', 'Identificador del acreedor', 40, { readOnly: !cobra }),
    ],
  ],
  dentro: () =>
    cobra ? (
      <p>
        Son los mismos de «Cobros por el banco», en{' '}
        <Link to={rutasPrivadas.configuracion()}>Configuración</Link>.
      </p>
    ) : (
      <p>Los cambia quien lleva los cobros.</p>
    ),
});

const loQueOfrece = (cobra: boolean): readonly CajaDelClub[] => [
  {
    icon: IconListCheck,
    title: 'Campus y liga infantil',
    hint: OFRECE,
    summary: RESUMENES.ofrece,
    campos: [casilla('campus', 'Campus de verano'), casilla('menores', 'Liga infantil')],
  },
  {
    icon: IconSchool,
    title: 'Clases de la escuela',
    hint: 'Cuándo y dónde. Se leen en Calendario, precios y horarios.',
    summary: RESUMENES.clases,
    dentro: (form) => <Clases form={form} />,
  },
  {
    icon: IconCurrencyEuro,
    title: 'Cuotas y precios',
    hint: 'En euros: 42 o 42,50. La web los dice desde que guardas.',
    summary: RESUMENES.precios,
    dentro: (form) => <Precios form={form} />,
  },
  deCuenta(cobra),
];

const ASPECTO =
  'Elige dos colores: de ellos salen todos los de la web, de día y de noche, los de los dibujos, los PDF y los correos. Así quedaría:';

const SU_IMAGEN: readonly CajaDelClub[] = [
  {
    icon: IconPalette,
    title: 'Colores y marca',
    hint: ASPECTO,
    summary: (datos) => (
      <>
        <DosColores colores={queSeVen(datos.colores)} /> {RESUMENES.marca(datos)}
      </>
    ),
    dentro: (form) => <Aspecto form={form} />,
  },
  {
    icon: IconShare,
    title: 'Redes sociales',
    hint: 'La dirección entera de la página del club; vacía, no se enlaza.',
    summary: RESUMENES.redes,
    campos: [
      [
        texto('redes.instagram', 'Instagram', 200, { type: 'url' }),
        texto('redes.facebook', 'Facebook', 200, { type: 'url' }),
        texto('redes.youtube', 'YouTube', 200, { type: 'url' }),
      ],
      texto('videos', 'Lista de vídeos', 60, {
        description:
          'Lo que sigue a «list=» en la dirección de la lista de YouTube. Vacío, Noticias no tiene vídeos.',
      }),
    ],
  },
  {
    icon: IconHeartHandshake,
    title: 'Patrocinadores',
    hint: 'Al final de la portada, en «Con el apoyo de». Sin ninguno, no sale.',
    summary: RESUMENES.patrocinadores,
    dentro: (form) => <Patrocinadores form={form} />,
  },
];

function Formulario({ leidos, volver }: { leidos: DatosClub; volver: () => void }) {
  const { form, hayCambios, cuantosHay, guardar, guardando } = useClub(leidos);
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  return (
    <DetailFrame
      title="Datos del club"
      badge={SE_VE}
      isSaving={guardando}
      hasChanges={hayCambios}
      onSave={guardar}
      onBack={volver}
      menu
      saveNote={cuantosHay()}
    >
      <Cajas titulo="El club" cajas={DEL_CLUB} form={form} />
      <Cajas titulo="Lo que ofrece" cajas={loQueOfrece(cobra)} form={form} />
      <Cajas titulo="Su imagen" cajas={SU_IMAGEN} form={form} />
    </DetailFrame>
  );
}

/** What the club says of itself. docs/reglas/el-club.md */
export default function ElClub() {
  const navigate = useNavigate();
  const volver = useCallback(() => navigate(rutasPrivadas.panel()), [navigate]);
  const consulta = useFicha('club', 1, leerClub);
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => (consulta.data ? <Formulario leidos={consulta.data} volver={volver} /> : null)}
    </DetailLoad>
  );
}
