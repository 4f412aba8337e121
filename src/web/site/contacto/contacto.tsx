import { Link, useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import { avisoDeMuestra } from '#contract/club/inventado.ts';
import { comoLlegarA, mapaEmbebido, seHaDicho } from '#contract/sitio/sitio.ts';
import { siEstaAbierta } from '#domain/club/apertura.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { Correo } from '#web/club/correo.tsx';
import { enUnaLinea } from '#web/club/direccion.ts';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import page from '#web/ui/page.module.css';
import { Buzones } from './buzones.tsx';
import styles from './contacto.module.css';
import { Formulario } from './formulario.tsx';

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
    <div className={styles.horario}>
      <p className={styles.hoy}>Secretaría {siEstaAbierta(secretaria, ahora, sinSecretaria)}.</p>
      <p className={styles.suave}>
        Pistas: {horarioEnPalabras(pistas)}.<br />
        Secretaría ({club.centros.prado.nombre}): {horarioEnPalabras(secretaria)}.{cierre()}
      </p>
    </div>
  );
}

function Senas() {
  return (
    <address className={styles.datos}>
      {club.horarios.pistas.length > 0 && club.horarios.secretaria.length > 0 ? (
        <div>
          <Icon name="clock" />
          <Horario />
        </div>
      ) : null}
      <p>
        <Icon name="phone" />
        <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>
      </p>
      <p>
        <Icon name="mail" />
        <Correo email={club.email} />
      </p>
      <p>
        <Icon name="pin" />
        <span>{enUnaLinea(club.direccion)}</span>
      </p>
    </address>
  );
}

function Mapa() {
  const [busqueda] = useSearchParams();
  return (
    <section className={styles.mapa} aria-labelledby="como-llegar">
      <h2 id="como-llegar">Cómo llegar</h2>
      <dl className={styles.centros}>
        {Object.values(club.centros).map((centro) => (
          <div key={centro.nombre}>
            <dt>{centro.nombre}</dt>
            <dd>
              {enUnaLinea(centro.direccion)}
              <span className={styles.llegar}>
                <a href={comoLlegarA(centro)} rel="noopener">
                  Ver la ruta<span className="visually-hidden"> a {centro.nombre}</span>
                </a>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {seHaDicho(club.coordenadas) ? (
        <MarcoExterno
          id="mapa"
          titulo={`Mapa ${club.conArticulo.de}`}
          src={mapaEmbebido(club.coordenadas)}
          visible={busqueda.get('ver') === 'mapa'}
          boton="Ver el mapa"
          aviso="El mapa se abre desde OpenStreetMap."
        />
      ) : null}
      {club.enBlanco ? null : (
        <p>
          <Link to="/club-instalaciones">En autobús, en coche o en bici</Link>
        </p>
      )}
    </section>
  );
}

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
        <a
          className={`${buttonClass({ look: 'white' })} ${styles.accion}`}
          href={`tel:${club.telefonoEnlace}`}
        >
          <Icon name="phone" size={18} />
          <span>
            Llamar<span className={styles.numero}> al {club.telefono}</span>
          </span>
        </a>
        <a
          className={`${buttonClass({ look: 'light' })} ${styles.accion}`}
          href={comoLlegarA(club)}
          rel="noopener"
        >
          <Icon name="pin" size={18} /> Cómo llegar
        </a>
        <a className={`${buttonClass({ look: 'light' })} ${styles.accion}`} href="#escribenos">
          <Icon name="mail" size={18} /> Escribir
        </a>
      </Portada>
      <div className={`${page.container} ${styles.pagina}`}>
        <section className={styles.donde} aria-labelledby="el-club">
          <h2 id="el-club">{club.nombre}</h2>
          <Senas />
        </section>
        <Mapa />
        <section className={styles.escribir} aria-labelledby="escribenos">
          <h2 id="escribenos">Escríbenos</h2>
          <Formulario />
        </section>
        <section className={styles.todos} aria-labelledby="a-quien-escribir">
          <h2 id="a-quien-escribir">A quién escribir</h2>
          <Buzones />
        </section>
      </div>
    </>
  );
}
