import { Link } from 'react-router';
import { club } from '#club';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { enEuros } from '#domain/euros.ts';
import { familiaDe, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';
import { enColumnas } from '#domain/precio.ts';
import { buzonDe, despuesDe } from './acuse-aqui.ts';
import styles from './pedido.module.css';
import { aparteDe, cuandoDe, cuotasDe, sumandosDe } from './precio.ts';

type PedidoProps = {
  tipo: TipoInscripcion;
  campus: CampusOfrecido;
  conAlta: boolean | undefined;
};

/** Of a league, once it is known who becomes a member with it: the answers of the form tell the two prices. */
function Suma({ tipo, conAlta }: Omit<PedidoProps, 'campus'>) {
  const sumandos = conAlta === undefined ? [] : sumandosDe(tipo, conAlta);
  if (sumandos.length === 0) return null;
  return (
    <table className={styles.tarifas}>
      <caption className="visually-hidden">Precio</caption>
      <tbody>
        {sumandos.map(({ quien, precio }) => (
          <tr key={quien}>
            <th scope="row">{quien}</th>
            <td>{precio}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DE_AMBOS = (
  <thead>
    <tr>
      <td>Precio al mes</td>
      <th scope="col">Socio</th>
      <th scope="col">No socio</th>
    </tr>
  </thead>
);

function Precios({ tipo, campus }: Omit<PedidoProps, 'conAlta'>) {
  const { cada, filas } = cuotasDe(tipo, campus);
  if (filas.length === 0) return null;
  const deAmbos = filas.some(({ euros }) => euros.length > 1);
  return (
    <table className={styles.tarifas}>
      <caption className="visually-hidden">Precio</caption>
      {deAmbos ? DE_AMBOS : null}
      <tbody>
        {filas.map(({ que, euros: [suyo = 0, ajeno = 0] }) => {
          const [deSocio, deOtro] = enColumnas({ socios: suyo, noSocios: ajeno });
          return (
            <tr key={que}>
              <th scope="row">{que}</th>
              {deAmbos ? (
                <>
                  <td>{deSocio}</td>
                  <td>{deOtro}</td>
                </>
              ) : (
                <td>
                  {enEuros(suyo)} <small>{cada}</small>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What that costs, when it is and what comes next. On a desk, beside the form; on a phone, under its first step. */
export function Pedido({ tipo, campus, conAlta }: PedidoProps) {
  const aparte = aparteDe(tipo, conAlta);
  return (
    <aside className={styles.que} aria-label="Tu inscripción">
      <h2>Precio</h2>
      {ligaDe(tipo) ? <Suma {...{ tipo, conAlta }} /> : <Precios {...{ tipo, campus }} />}
      <p className={styles.aparte}>{aparte.join(' ')}</p>
      <ul className={styles.cuando}>
        {cuandoDe(tipo, campus).map((uno, i, todos) => (
          <li key={uno}>
            {uno}
            {familiaDe(tipo) === 'escuela' && i === todos.length - 1 ? (
              <>
                {' · '}
                <Link to={tipo.replace('escuela', '/escuela-')}>Ver las horas</Link>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={styles.despues}>
        <h2>Qué pasa después</h2>
        <ol>
          {despuesDe(tipo, conAlta).map((uno) => (
            <li key={uno}>{uno}</li>
          ))}
        </ol>
      </div>
      <p className={styles.dudas}>
        ¿Dudas? <a href={`tel:${club.telefonoEnlace}`}>{club.telefono}</a> o{' '}
        <a href={`mailto:${buzonDe(tipo)}`}>escríbenos</a>.
      </p>
    </aside>
  );
}
