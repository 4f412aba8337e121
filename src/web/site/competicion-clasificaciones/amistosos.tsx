import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { diaDe } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './cuadro.module.css';
import { Lista, type Partidos } from './lista.tsx';

/** As many as are read at a glance. */
const MAXIMO = 12;

const QUE_SON = (
  <p className={styles.queSon}>
    Partidos sueltos entre adultos de las ligas, que no cuentan para ninguna clasificación. Para jugarlos,{' '}
    <Link to="/club-unete-a-nosotros">únete al club</Link> o <Link to={rutas.contacto()}>escríbenos</Link>.
  </p>
);

/** Friendlies give no places: who plays whom next, and what was played last. */
export function Amistosos({ partidos, tipo }: Partidos & { tipo: TipoLiga }) {
  const hoy = hoyDelClub();
  const proximos = partidos.filter(({ ganador, fecha }) => ganador === null && diaDe(fecha) >= hoy);
  const jugados = partidos.filter(({ ganador }) => ganador !== null).reverse();
  if (proximos.length + jugados.length === 0)
    return (
      <EmptyState title="Todavía no hay amistosos" drawing={<PistaDibujo {...dibujoDe('vacio')} />}>
        {QUE_SON}
      </EmptyState>
    );
  const grupos = [
    { titulo: 'Próximos amistosos', suyos: proximos },
    { titulo: 'Últimos resultados', suyos: jugados.slice(0, MAXIMO) },
  ];
  return (
    <>
      {QUE_SON}
      {grupos.map(({ titulo, suyos }) =>
        suyos.length > 0 ? (
          <section key={titulo} aria-label={titulo} className={styles.amistosos}>
            <h2>{titulo}</h2>
            <Lista partidos={suyos} />
          </section>
        ) : null,
      )}
      {jugados.length > MAXIMO ? <Link to={rutas.resultados(tipo)}>Todos los resultados</Link> : null}
    </>
  );
}
