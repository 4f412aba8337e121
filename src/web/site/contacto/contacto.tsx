import { Link, useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { comoLlegarA, mapaEmbebido, seHaDicho } from '#contract/sitio/sitio.ts';
import { mensajesVisita as mensajes } from '#contract/solicitudes/mensajes-visita.ts';
import { horarioEnPalabras, siEstaAbierta } from '#domain/club/horario.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { erroresDeContacto } from '#domain/inscripcion/consulta.ts';
import { Correo } from '#web/club/correo.tsx';
import { enUnaLinea } from '#web/club/direccion.ts';
import {
  Conforme,
  FormularioBreve,
  Hecho,
  PieFormulario,
  QuienEscribe,
  useConsulta,
} from '#web/club/envio/envio.tsx';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { call } from '#web/platform/call.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PAGE } from '#web/ui/page.ts';

/** Each mailbox with what it is for; that of the club itself is over them. */
const Buzones = () => (
  <ul className="grid gap-x-8 wrap-anywhere border-hairline border-b text-ink-soft text-s sm:grid-cols-2 lg:grid-cols-3">
    {club.buzones
      .filter(({ proposito, email }) =>
        proposito === 'informacion' ? email !== club.email : proposito !== 'campus' || club.ofrece.campus,
      )
      .map(({ proposito, nombre, email, descripcion }) => (
        <li key={proposito} className="grid content-start gap-1 border-hairline border-t py-4">
          <h3 className="text-ink text-l">{nombre}</h3>
          <p>{descripcion}</p>
          <p>
            <Correo email={email} />
          </p>
        </li>
      ))}
  </ul>
);

const CAMPOS = ['nombre', 'email', 'telefono', 'mensaje'] as const;

/** What a page that leads here has begun to write. */
const EMPEZADOS: Record<string, string> = {
  pista: 'Quiero reservar una pista.\nCuál: \nDía y hora: ',
  amistoso: 'Quiero jugar un amistoso.\nMi división o mi nivel: \nDías y horas en que puedo: ',
};

/** A message to the club. */
export function Formulario() {
  const [pedido] = useSearchParams();
  const empezado = EMPEZADOS[pedido.get('asunto') ?? ''];
  const { field, form, conforme, pie, enviado } = useConsulta({
    nombre: 'contacto',
    nombres: CAMPOS,
    inicial: empezado ? { mensaje: empezado } : undefined,
    textos: { exito: mensajes.formularioEnviado, fallo: mensajes.contactoFallido },
    erroresDe: erroresDeContacto,
    mandar: (datos, sobre) => call('POST /api/contacto', { body: { ...datos, ...sobre, conforme: true } }),
  });
  return (
    <FormularioBreve {...form}>
      <QuienEscribe
        field={field}
        donde={[
          ['email', 'Basta con el email o el teléfono.'],
          ['telefono', 'Por si prefieres que te llamemos.'],
        ]}
      />
      <TextAreaField label="Mensaje" {...field('mensaje')} maxLength={5000} required />
      <Conforme {...conforme} />
      <PieFormulario {...pie}>Enviar mensaje</PieFormulario>
      <div role="status">{enviado ? <Hecho>{mensajes.formularioEnviado}</Hecho> : null}</div>
    </FormularioBreve>
  );
}

const PAGINA = paginaDe('/contacto');

type Datos = { ahora: FechaHora };

const cargar: Load<Datos> = async () => ({ ahora: ahoraDelClub() });

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);
export const meta = () => metaDe(PAGINA);

/** The month in which nobody is in the office. */
const cierre = (): string =>
  club.horarios.sinSecretaria === 0 ? '' : ` En ${nombreMes(club.horarios.sinSecretaria)} cierra.`;

/** Whether somebody answers now, and when they answer and one plays in the week. */
function Horario() {
  const { ahora } = useLoaderData<Datos>();
  const { pistas, secretaria, sinSecretaria } = club.horarios;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">Secretaría {siEstaAbierta(secretaria, ahora, sinSecretaria)}.</p>
      <p className="text-ink-soft text-s">
        Pistas: {horarioEnPalabras(pistas)}.<br />
        Secretaría ({club.centros.prado.nombre}): {horarioEnPalabras(secretaria)}.{cierre()}
      </p>
    </div>
  );
}

const SENA = cx('flex gap-3');
const ICONO = cx('mt-1 flex-none text-azul-text');

const Senas = () => (
  <address className="grid gap-3 wrap-anywhere not-italic">
    {club.horarios.pistas.length > 0 && club.horarios.secretaria.length > 0 ? (
      <div className={SENA}>
        <Icon name="clock" className={ICONO} />
        <Horario />
      </div>
    ) : null}
    <p className={SENA}>
      <Icon name="phone" className={ICONO} />
      <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>
    </p>
    <p className={SENA}>
      <Icon name="mail" className={ICONO} />
      <Correo email={club.email} />
    </p>
    <p className={SENA}>
      <Icon name="pin" className={ICONO} />
      <span>{enUnaLinea(club.direccion)}</span>
    </p>
  </address>
);

const SECCION = cx('grid grid-cols-1 content-start gap-4');

/** The map of another site, which opens in its place: until then, streets, a square and the club, drawn. */
function MapaExterno() {
  const [busqueda] = useSearchParams();
  const visible = busqueda.get('ver') === 'mapa';
  return (
    <div className="flex flex-wrap gap-3">
      {visible ? null : (
        <img
          src="/dibujos/mapa.svg"
          alt=""
          width={1280}
          height={720}
          loading="lazy"
          className="w-thumb min-w-0 flex-1 rounded-l object-cover"
        />
      )}
      <div className="grid flex-1 basis-4xs">
        <MarcoExterno
          id="mapa"
          titulo={`Mapa ${club.conArticulo.de}`}
          src={mapaEmbebido(club.coordenadas)}
          visible={visible}
          boton="Ver el mapa"
          aviso="El mapa se abre desde OpenStreetMap."
        />
      </div>
    </div>
  );
}

const Mapa = () => (
  <section className={cx(SECCION, 'text-s')} aria-labelledby="como-llegar">
    <h2 id="como-llegar">Cómo llegar</h2>
    <dl className="grid-fit-3xs gap-3">
      {Object.values(club.centros).map((centro) => (
        <div key={centro.nombre} className="surface flex flex-col p-4">
          <dt className="font-semibold">{centro.nombre}</dt>
          <dd className="grid flex-1 text-ink-soft">
            {enUnaLinea(centro.direccion)}
            <span className="self-end pt-2 font-semibold">
              <a href={comoLlegarA(centro)} rel="noopener">
                Ver la ruta<span className="visually-hidden"> a {centro.nombre}</span>
              </a>
            </span>
          </dd>
        </div>
      ))}
    </dl>
    {seHaDicho(club.coordenadas) ? <MapaExterno /> : null}
    {club.enBlanco ? null : (
      <p>
        <Link to="/club-instalaciones">En autobús, en coche o en bici</Link>
      </p>
    )}
  </section>
);

const DE_ACCION = cx('max-sm:hidden');

export default function Contacto() {
  return (
    <>
      <Portada
        talla="compacta"
        seccion="contacto"
        titulo="Contacto"
        entradilla={['Llámanos, ven a vernos o escríbenos.', avisoDeMuestra()].filter(Boolean).join(' ')}
        migas={[{ titulo: 'El club' }, { titulo: 'Contacto' }]}
      >
        {/* The three in one row of a phone. */}
        <a className={buttonClass({ look: 'white' })} href={`tel:${club.telefonoEnlace}`}>
          <Icon name="phone" size={18} className={DE_ACCION} />
          <span>
            Llamar<span className="max-sm:hidden"> al {club.telefono}</span>
          </span>
        </a>
        <a className={buttonClass({ look: 'light' })} href={comoLlegarA(club)} rel="noopener">
          <Icon name="pin" size={18} className={DE_ACCION} /> Cómo llegar
        </a>
        <a className={buttonClass({ look: 'light' })} href="#escribenos">
          <Icon name="mail" size={18} className={DE_ACCION} /> Escribir
        </a>
      </Portada>
      <div
        className={cx(
          PAGE,
          'grid grid-cols-1 gap-x-8 gap-y-12 pt-8 pb-18 lg:grid-cols-12 lg:gap-y-8 lg:pt-12',
        )}
      >
        <div className="grid content-start gap-12 lg:order-1 lg:col-span-5 lg:gap-8">
          <section className={SECCION} aria-labelledby="el-club">
            <h2 id="el-club">{club.nombre}</h2>
            <Senas />
          </section>
          <Mapa />
        </div>
        <section className={cx(SECCION, 'lg:col-span-7')} aria-labelledby="escribenos">
          <h2 id="escribenos">Escríbenos</h2>
          <Formulario />
        </section>
        <section className={cx(SECCION, 'lg:order-2 lg:col-span-full')} aria-labelledby="a-quien-escribir">
          <h2 id="a-quien-escribir">A quién escribir</h2>
          <Buzones />
        </section>
      </div>
    </>
  );
}
