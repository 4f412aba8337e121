import { Link } from 'react-router';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { Forma } from '#web/club/competicion/forma.tsx';
import { cx } from '#web/ui/cx.ts';
import { Figures, FRAME } from '#web/ui/table-frame.tsx';
import { caraACara, type Rival } from './historial.ts';
import { DE_ENTRADA, sonMuchos, VerTodos } from './ver-todos.tsx';

type Props = { partidos: readonly PartidoPublico[]; idJugador: number };

const Rivales = ({ rivales, idJugador }: { rivales: readonly Rival[]; idJugador: number }) => (
  <div className={cx(FRAME, 'dense')}>
    <Figures
      label="Partidos ganados y perdidos con cada rival"
      heads={['Rival', 'Partidos', 'G–P']}
      words={['Partidos']}
      rows={rivales.map(({ id, nombre, forma }, n) => {
        const [ganados, perdidos] = [true, false].map(
          (cual) => forma.filter(({ gana }) => gana === cual).length,
        );
        return {
          key: id,
          // The whole line is the link.
          head: (
            <Link
              to={rutas.caraACara(idJugador, id)}
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              <span className="visually-hidden">Ver los partidos con </span>
              {nombre}
            </Link>
          ),
          cells: [<Forma key={id} forma={forma} />, `${ganados}–${perdidos}`],
          className: cx(
            'relative',
            sonMuchos(rivales) && n >= DE_ENTRADA && 'hidden group-has-open:table-row print:table-row',
          ),
        };
      })}
    />
  </div>
);

export default function CaraACara({ partidos, idJugador }: Props) {
  const rivales = caraACara(partidos, idJugador);
  return (
    <section aria-labelledby="titulo-cara" className="group">
      <h2 id="titulo-cara" className="mb-3 text-l">
        Cara a cara{' '}
        {sonMuchos(rivales) ? (
          <small className="font-text text-s font-normal text-ink-soft">de más a menos partidos</small>
        ) : null}
      </h2>
      {rivales.length > 0 ? <Rivales rivales={rivales} idJugador={idJugador} /> : null}
      <div className="flex min-h-tap flex-wrap items-center gap-x-6 text-s font-semibold">
        {sonMuchos(rivales) ? <VerTodos>Ver los {rivales.length} rivales</VerTodos> : null}
        <Link to={rutas.rivalPara(idJugador)}>Comparar con otro jugador</Link>
      </div>
    </section>
  );
}
