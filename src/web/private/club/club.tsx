import type { UseFormReturnType } from '@mantine/form';
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
import { Link } from 'react-router';
import { club, ponerClub } from '#club';
import { conDatos } from '#contract/club/club-datos.ts';
import { seOfrece } from '#contract/club/ofrecido.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { vestir } from '#web/club/colores/vestir.ts';
import { type Caja, PantallaDeAjustes } from '#web/club/mesa/ajustes.tsx';
import { en } from '#web/club/mesa/campos.tsx';
import { avisarFallo, avisarHecho } from '#web/club/mesa/ficha.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { Aspecto, DosColores } from './aspecto.tsx';
import { clases, correos, horarios, patrocinadores, precios, sedes } from './partes.ts';
import {
  comoSeEscribe,
  comoSeGuarda,
  comprobar,
  dicho,
  dondeSeVeran,
  preciosQueCambian,
  RESUMENES,
  resumenDe,
} from './valores.ts';

export type FormClub = UseFormReturnType<DatosClub>;

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

const CONFIGURACION = <Link to={rutasPrivadas.configuracion()}>Configuración</Link>;

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

const QUIEN: CajaDelClub = {
  icon: IconBuilding,
  title: 'Quién es el club',
  hint: 'El nombre está en todas las páginas, en los correos y en los PDF.',
  summary: ({ nombre, municipio }) => dicho(nombre, municipio),
  campos: (c) => [
    c.texto('nombre', 'Nombre', 80),
    en(
      'linea',
      c.texto('nombreCorto', 'Nombre corto', 30),
      c.lista('articulo', 'Cómo se dice «de»', ARTICULOS),
    ),
    c.texto('claim', 'Frase de la portada', 120),
    en(
      'linea',
      c.texto('municipio', 'Municipio', 60),
      c.texto('provincia', 'Provincia', 60),
      c.numero('desde', 'Fundado en'),
    ),
    en(
      'linea',
      c.texto('nif', 'NIF', 20),
      c.texto('dominio', 'Dirección de la web', 100, { description: 'Sin https: tuclub.es' }),
    ),
    c.texto('registro', 'Registro de entidades deportivas', 150),
  ],
};

const delClub = (cobra: boolean): readonly CajaDelClub[] => [
  QUIEN,
  {
    icon: IconPhone,
    title: 'Contacto',
    hint: 'Se leen en Contacto, al pie de cada página y de cada correo.',
    summary: ({ telefono, email }) => dicho(telefono, email),
    campos: (c) => [
      c.texto('telefono', 'Teléfono', 20, { type: 'tel' }),
      c.texto('email', 'Correo general', 120, { type: 'email' }),
    ],
  },
  {
    icon: IconMail,
    title: 'Correos de cada asunto',
    hint: CORREOS,
    summary: RESUMENES.correos,
    campos: correos(cobra),
  },
  { icon: IconMapPin, title: 'Sedes', hint: SEDES, summary: RESUMENES.sedes, campos: sedes },
  {
    icon: IconClock,
    title: 'Horarios',
    hint: 'Los días sin horario, cerrado. Se leen en Contacto y al pie de la web.',
    summary: ({ pistas }) => dicho(pistas.length > 0 && `Pistas, ${horarioEnPalabras(pistas)}`),
    campos: horarios,
  },
];

const OFRECE = (
  <>
    Lo que no está marcado desaparece de los menús, de las páginas y de las inscripciones; nada se borra. Con
    el campus marcado, sus semanas y precios están en {CONFIGURACION}.
  </>
);

const CUENTA =
  'A esta cuenta se dice que se hagan las transferencias, y en ella cobra el banco las remesas. El identificador sale en la orden de domiciliación que se firma al inscribirse y en las remesas.';

const loQueOfrece = (cobra: boolean): readonly CajaDelClub[] => [
  {
    icon: IconListCheck,
    title: 'Campus y liga infantil',
    hint: OFRECE,
    summary: RESUMENES.ofrece,
    campos: (c) => [c.casilla('campus', 'Campus de verano'), c.casilla('menores', 'Liga infantil')],
  },
  {
    icon: IconSchool,
    title: 'Clases de la escuela',
    hint: 'Cuándo y dónde. Se leen en Calendario, precios y horarios.',
    summary: RESUMENES.clases,
    campos: clases,
  },
  {
    icon: IconCurrencyEuro,
    title: 'Cuotas y precios',
    hint: 'En euros: 42 o 42,50. La web los dice desde que guardas.',
    summary: RESUMENES.precios,
    campos: (c, datos) => [
      ...precios(c, datos),
      seOfrece('campus') ? (
        <p key="campus">Las semanas y los precios del campus están en {CONFIGURACION}.</p>
      ) : null,
    ],
  },
  {
    icon: IconCreditCard,
    title: 'Cuenta para los pagos',
    hint: CUENTA,
    summary: ({ iban }) => dicho(iban),
    campos: (c) => [
      en(
        'linea',
        c.texto('iban', 'IBAN', 42, { readOnly: !cobra }),
        c.texto('acreedor', 'Identificador del acreedor', 40, { readOnly: !cobra }),
      ),
      <p key="quien">
        {cobra ? (
          <>Son los mismos de «Cobros por el banco», en {CONFIGURACION}.</>
        ) : (
          'Los cambia quien lleva los cobros.'
        )}
      </p>,
    ],
  },
];

const ASPECTO =
  'Elige dos colores: de ellos salen todos los de la web, de día y de noche, los de los dibujos, los PDF y los correos. Así quedaría:';

const VIDEOS =
  'Lo que sigue a «list=» en la dirección de la lista de YouTube. Vacío, Noticias no tiene vídeos.';

const SU_IMAGEN: readonly CajaDelClub[] = [
  {
    icon: IconPalette,
    title: 'Colores y marca',
    hint: ASPECTO,
    summary: (datos) => (
      <>
        <DosColores colores={datos.colores} /> {RESUMENES.marca(datos)}
      </>
    ),
    campos: (c, _, form) => [<Aspecto key="aspecto" form={form} campos={c} />],
  },
  {
    icon: IconShare,
    title: 'Redes sociales',
    hint: 'La dirección entera de la página del club; vacía, no se enlaza.',
    summary: RESUMENES.redes,
    campos: (c) => [
      en(
        'linea',
        c.texto('redes.instagram', 'Instagram', 200, { type: 'url' }),
        c.texto('redes.facebook', 'Facebook', 200, { type: 'url' }),
        c.texto('redes.youtube', 'YouTube', 200, { type: 'url' }),
      ),
      c.texto('videos', 'Lista de vídeos', 60, { description: VIDEOS }),
    ],
  },
  {
    icon: IconHeartHandshake,
    title: 'Patrocinadores',
    hint: 'Al final de la portada, en «Con el apoyo de». Sin ninguno, no sale.',
    summary: RESUMENES.patrocinadores,
    campos: patrocinadores,
  },
];

const leer = (): Promise<DatosClub> => call('GET /api/private/club', {});

async function consienteLosPrecios(antes: DatosClub, despues: DatosClub): Promise<boolean> {
  const donde = dondeSeVeran(antes, despues);
  if (donde.length === 0) return true;
  return confirm({
    title: 'Cambian los precios de la web',
    children: `${preciosQueCambian(antes, despues).join('. ')}. Desde que guardes se verán en la web: ${donde.join('; ')}, y donde más se digan. Cobrar por el banco propondrá estos también a quien ya se inscribió: mira cada importe antes de descargar.`,
    action: 'Guardar los precios',
    cancel: 'Seguir editando',
  });
}

/** The site of this browser is of that club from now on. */
function poner(datos: DatosClub): DatosClub {
  ponerClub(conDatos(club, datos));
  vestir(datos.colores);
  return datos;
}

/** What the club says of itself. docs/reglas/el-club.md */
export default function ElClub() {
  const cobra = usePuede('POST /api/private/cobros/acreedor');
  return (
    <PantallaDeAjustes<DatosClub, DatosClub>
      titulo="Datos del club"
      badge={SE_VE}
      clave="club"
      leer={leer}
      valoresDe={comoSeEscribe}
      comprobar={(valores, leidos) => comprobar(leidos, valores)}
      enviar={async (valores, antes, listo) =>
        listo(await call('POST /api/private/club', { body: { ...comoSeGuarda(valores), antes } }))
      }
      resumen={resumenDe}
      preguntar={(antes, valores) => consienteLosPrecios(antes, comoSeGuarda(valores))}
      alGuardar={(datos, volverA) => {
        poner(datos);
        const alDeshacer = () => void leer().then(poner).then(volverA).catch(avisarFallo);
        avisarHecho(mensajes.clubGuardado, { alDeshacer });
      }}
      vuelta={rutasPrivadas.panel()}
      grupos={() => [
        ['El club', delClub(cobra)],
        ['Lo que ofrece', loQueOfrece(cobra)],
        ['Su imagen', SU_IMAGEN],
      ]}
    />
  );
}
