import { Link } from 'react-router';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Coincidencia, posiblesRepetidos } from '#domain/persona/repetidos.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Notice } from '#web/ui/states.tsx';

const LISTA = new Intl.ListFormat('es', { type: 'conjunction' });

type Props = {
  escrito: Pick<Jugador, 'nombre'> & { telefono: string; email: string };
  jugador: Jugador | null;
};

const EN_QUE: Record<Coincidencia, string> = {
  nombre: 'el nombre',
  telefono: 'el teléfono',
  email: 'el email',
};

/** Who may be the same person, said while it is written: it keeps nobody from saving. */
export function Repetidos({ escrito, jugador }: Props) {
  const { data = [] } = useJugadores();
  const repetidos = posiblesRepetidos(escrito, jugador, data);
  return (
    <div role="status" className="empty:absolute">
      {repetidos.length === 0 ? null : (
        <Notice tone="warn" title="¿Es la misma persona?">
          <ul className={fields.list}>
            {repetidos.map(({ jugador: otro, en }) => (
              <li key={otro.id}>
                <Link to={rutasPrivadas.jugador(otro.id)}>{otro.nombre}</Link>
                {` (${otro.liga ?? 'sin liga'}): coincide ${LISTA.format(en.map((que) => EN_QUE[que]))}.`}
              </li>
            ))}
          </ul>
          <p>Si no lo es, guarda sin más.</p>
        </Notice>
      )}
    </div>
  );
}
