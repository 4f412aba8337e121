import { Link, useSearchParams } from 'react-router';
import { club } from '#club';
import { comoLlegarA, mapaDe, mapaEmbebido } from '#contract/sitio.ts';
import { horarioEnPalabras } from '#domain/club/horario.ts';
import { nombreMes } from '#domain/fecha-texto.ts';
import { Correo } from '#web/club/correo.tsx';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { Icon } from '#web/ui/icon.tsx';
import page from '#web/ui/page.module.css';
import { Buzones } from './buzones.tsx';
import styles from './contacto.module.css';
import { Formulario } from './formulario.tsx';

const PAGINA = paginaDe('/contacto');

export const meta = () => metaDe(PAGINA);

/** The month in which nobody is in the office. */
const cierre = (): string =>
  club.horarios.sinSecretaria === 0 ? '' : ` En ${nombreMes(club.horarios.sinSecretaria)} cierra.`;

function Datos() {
  return (
    <address className={styles.datos}>
      <p>
        <Icon name="pin" />
        <span>{club.direccion}</span>
      </p>
      <p>
        <Icon name="phone" />
        <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a>
      </p>
      <p>
        <Icon name="mail" />
        <Correo email={club.email} />
      </p>
      <p>
        <Icon name="clock" />
        <span>
          Pistas: {horarioEnPalabras(club.horarios.pistas)}.<br />
          Secretaría ({club.centros.prado.nombre}): {horarioEnPalabras(club.horarios.secretaria)}.{cierre()}
        </span>
      </p>
    </address>
  );
}

function Mapa() {
  const [busqueda] = useSearchParams();
  return (
    <section className={styles.mapa} aria-labelledby="como-llegar">
      <h2 id="como-llegar">Cómo llegar</h2>
      <MarcoExterno
        id="mapa"
        titulo={`Mapa ${club.conArticulo.de}`}
        src={mapaEmbebido(club.coordenadas)}
        visible={busqueda.get('ver') === 'mapa'}
        boton="Ver el mapa"
        aviso="El mapa es de OpenStreetMap. Al verlo, tu navegador se conecta con sus servidores."
        seccion="contacto"
      />
      <p>
        <a href={mapaDe(club)} rel="noopener">
          Abrir en OpenStreetMap
        </a>
      </p>
      <dl className={styles.centros}>
        {Object.values(club.centros).map((centro) => (
          <div key={centro.nombre}>
            <dt>{centro.nombre}</dt>
            <dd>
              {centro.direccion}
              <span className={styles.llegar}>
                <a href={comoLlegarA(centro)} rel="noopener">
                  Cómo llegar<span className="visually-hidden"> a {centro.nombre}</span>
                </a>
                <a href={mapaDe(centro)} rel="noopener">
                  Ver en el mapa<span className="visually-hidden"> {centro.nombre}</span>
                </a>
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        En autobús, en coche o en bici: <Link to="/club-instalaciones">cómo llegar a cada centro</Link>.
      </p>
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
        entradilla="Dinos qué necesitas y te contestamos en uno o dos días laborables."
        migas={[{ titulo: 'El club' }, { titulo: 'Contacto' }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <div className={styles.escribir}>
          <section aria-labelledby="escribenos">
            <h2 id="escribenos">Escríbenos</h2>
            <Formulario />
          </section>
          <section aria-labelledby="a-quien-escribir">
            <h2 id="a-quien-escribir">A quién escribir</h2>
            <Buzones />
          </section>
        </div>
        <section className={styles.donde} aria-labelledby="el-club">
          <h2 id="el-club">{club.nombre}</h2>
          <Datos />
        </section>
        <Mapa />
      </div>
    </>
  );
}
