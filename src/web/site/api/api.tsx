import { useLoaderData } from 'react-router';
import { metaDe } from '#web/club/meta.ts';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import type { Call } from '#web/platform/call.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { cx } from '#web/ui/cx.ts';
import page from '#web/ui/page.module.css';
import styles from './api.module.css';
import { Probar } from './probar.tsx';
import {
  type Documento,
  direccionDe,
  type Grupo,
  type GrupoPrivado,
  type Llamada,
  type Referencia,
  referenciaDe,
  type Valores,
} from './referencia.ts';

const PAGINA = paginaDe('/api');

/** A league of the club, two of its players and a match: without any, the examples of the document are shown. */
async function valoresDelClub(call: Call): Promise<Valores> {
  const [liga] = await call('GET /api/clasificaciones/ligas', { query: {} });
  if (!liga) return {};
  const { clasificaciones } = await call('GET /api/clasificaciones/ver', { query: { idLiga: liga.id } });
  const [uno, otro] = clasificaciones.map(({ idJugador }) => idJugador);
  if (!uno) return { tipo: liga.tipo, idLiga: String(liga.id) };
  const { partidos } = await call('GET /api/clasificaciones/jugador/:id', { params: { id: uno } });
  const [partido] = partidos;
  const jugador = { id: String(uno), idJugador: String(uno), uno: String(uno), otro: String(otro ?? uno) };
  return {
    tipo: liga.tipo,
    idLiga: String(liga.id),
    ...jugador,
    ...(partido && { idPartido: String(partido.id) }),
  };
}

const cargar: Load<Referencia> = async (call) => {
  const [documento, valores] = await Promise.all([
    call('GET /api/openapi.json', {}),
    valoresDelClub(call).catch(() => ({})),
  ]);
  return referenciaDe(documento as unknown as Documento, valores);
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);

export const meta = () => metaDe({ ...PAGINA, oculta: true });

const Codigo = ({ titulo, texto }: { titulo: string; texto: string }) => (
  <figure className={styles.ejemplo}>
    <figcaption>{titulo}</figcaption>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1) */}
    <pre className={styles.codigo} tabIndex={0}>
      {texto}
    </pre>
  </figure>
);

function Publica({ llamada }: { llamada: Llamada }) {
  const { id, metodo, ruta, resumen, parametros, cuerpo, respuesta, ejemploDeCuerpo, ejemplo } = llamada;
  const direccion = direccionDe(
    llamada,
    Object.fromEntries(parametros.map((uno) => [uno.nombre, uno.valor])),
  );
  // The form opens the others by itself, also without JavaScript.
  const conRuta = ruta.includes('{');
  return (
    <li>
      <details id={id} className={styles.llamada}>
        <summary>
          <span className={styles.direccion}>
            <span className={cx(styles.metodo, metodo !== 'GET' && styles.escribe)}>{metodo}</span>{' '}
            <code>{ruta}</code>
          </span>
          <span className={styles.resumen}>{resumen}</span>
        </summary>
        <div className={styles.dentro}>
          <p className={styles.nota}>
            Se llama <code>{id}</code>.{cuerpo ? ` Se envía ${cuerpo}.` : ''}{' '}
            {respuesta ? `Responde ${respuesta}.` : 'Responde 204, sin nada.'}
          </p>
          {llamada.sePrueba ? (
            <>
              {conRuta ? (
                <p>
                  Por ejemplo: <a href={direccion}>{direccion}</a>
                </p>
              ) : null}
              <Probar llamada={llamada} />
            </>
          ) : null}
          {ejemploDeCuerpo ? <Codigo titulo="Lo que se envía" texto={ejemploDeCuerpo} /> : null}
          {ejemplo ? <Codigo titulo="Ejemplo de respuesta, con las listas cortadas" texto={ejemplo} /> : null}
        </div>
      </details>
    </li>
  );
}

const Publicas = ({ grupos }: { grupos: readonly Grupo[] }) =>
  grupos.map(({ nombre, descripcion, llamadas }) => (
    <section key={nombre} className={styles.grupo}>
      <h3>{nombre}</h3>
      <p>{descripcion}</p>
      <ul className={styles.llamadas}>
        {llamadas.map((una) => (
          <Publica key={una.id} llamada={una} />
        ))}
      </ul>
    </section>
  ));

const Privadas = ({ grupos }: { grupos: readonly GrupoPrivado[] }) => (
  <ul className={styles.reglas}>
    {grupos.map(({ nombre, descripcion, cuantas }) => (
      <li key={nombre}>
        <code>{nombre}</code> ({cuantas}): {descripcion}
      </li>
    ))}
  </ul>
);

const Reglas = ({ version }: { version: string }) => (
  <section className={styles.grupo}>
    <h2>Lo que vale para todas</h2>
    <ul className={styles.reglas}>
      <li>
        <a href="/api/openapi.json">La descripción entera, en OpenAPI 3.1</a>, con la forma de cada dato: de
        ella salen clientes hechos para casi cualquier lenguaje. Esta es la versión {version}.
      </li>
      <li>
        Días y horas son del reloj del club, sin zona: <code>2026-11-28</code> y <code>2026-11-28T10:30</code>
        .
      </li>
      <li>
        Un error es una frase en español, en <code>message</code>, y los campos de los que habla, en{' '}
        <code>errors</code>. Con 429 se ha preguntado demasiado: <code>Retry-After</code> dice cuánto esperar.
      </li>
      <li>
        Las lecturas públicas llevan <code>ETag</code>: con <code>If-None-Match</code> responden 304 mientras
        no cambie nada. <code>GET /api/vivo</code> avisa, en cuanto pasa, de que algo ha cambiado.
      </li>
      <li>
        Una escritura que se repite con la misma <code>Idempotency-Key</code> se hace una sola vez.
      </li>
    </ul>
    <h2 id="version">Lo que no cambia</h2>
    <p className={styles.texto}>
      Mientras la versión empiece por 1, ninguna llamada desaparece ni deja de aceptar lo que aceptaba, y
      ningún dato desaparece de una respuesta ni cambia de sentido. Pueden aparecer llamadas, parámetros que
      no hay que poner y datos nuevos: un programa pasa por alto lo que no conoce. Lo que se vaya a quitar se
      anuncia, y se marca en la descripción, al menos seis meses antes.
    </p>
  </section>
);

export default function Api() {
  const { version, publicas, privadas } = useLoaderData<Referencia>();
  return (
    <>
      <Portada
        seccion={PAGINA.seccion}
        talla="datos"
        titulo={PAGINA.titulo}
        entradilla="Los datos del club, para otros programas"
        migas={[{ titulo: PAGINA.titulo }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <Reglas version={version} />
        <section className={styles.grupo}>
          <h2>Públicas</h2>
          <p className={styles.texto}>
            No piden nada a quien llama. Las de los formularios piden la prueba del captcha.
          </p>
          <Publicas grupos={publicas} />
        </section>
        <section className={styles.grupo}>
          <h2>Privadas</h2>
          <p className={styles.texto}>
            Son las de la mesa de ligas. Llevan, en <code>Authorization</code>, el token entero que da{' '}
            <code>POST /api/auth/login</code>, sin nada delante. Cada una, con el permiso que pide, está en{' '}
            <a href="/api/openapi.json">la descripción entera</a>.
          </p>
          <Privadas grupos={privadas} />
        </section>
      </div>
    </>
  );
}
