import { momento } from '#web/club/mesa/dias.tsx';
import { Button } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';

/** `usuario` and `dt` are null in one that nobody published here. */
type VersionListada = { numero: number; usuario: string | null; dt: number | null };

/** What is looked at of an older version: itself, or what has changed since. */
export type Mirada = { numero: number; como: 'entera' | 'cambios' };

type ListaProps<V> = {
  versiones: readonly V[];
  /** The one that visitors read; null when none is. */
  actual: number | null;
  nombreDe: (una: V) => string;
  /** What bringing one back is called: «Recuperar». */
  volver: string;
  onMirar: (mirada: Mirada) => void;
  onVolver: (una: V) => void;
};

function Acciones<V extends VersionListada>({
  una,
  volver,
  onMirar,
  onVolver,
}: Pick<ListaProps<V>, 'volver' | 'onMirar' | 'onVolver'> & { una: V }) {
  const { numero } = una;
  return (
    <span className="flex gap-2 max-md:flex-wrap">
      <Button size="s" onClick={() => onMirar({ numero, como: 'entera' })}>
        Ver<span className="visually-hidden"> la versión {numero}</span>
      </Button>
      <Button size="s" onClick={() => onMirar({ numero, como: 'cambios' })}>
        Comparar<span className="visually-hidden"> la versión {numero}</span>
      </Button>
      <Button size="s" onClick={() => onVolver(una)}>
        {volver}
        <span className="visually-hidden"> la versión {numero}</span>
      </Button>
    </span>
  );
}

/** The versions of a text, newest first: looked at, compared with the one of now, or brought back. */
export function ListaDeVersiones<V extends VersionListada>({
  versiones,
  actual,
  nombreDe,
  ...acciones
}: ListaProps<V>) {
  return (
    <ul className="grid">
      {versiones.map((una) => (
        <li
          key={una.numero}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline py-2 text-s"
        >
          <span>{nombreDe(una)}</span>
          {una.numero === actual ? <Badge tone="ok">En la web</Badge> : <Acciones una={una} {...acciones} />}
        </li>
      ))}
    </ul>
  );
}

/** "Versión 3: lunes 2 nov 10:15, admin", or where one that nobody published here came from. */
export const nombreDeVersion = ({ numero, usuario, dt }: VersionListada, sinNadie: string): string =>
  dt === null ? `Versión ${numero}: ${sinNadie}` : `Versión ${numero}: ${momento(dt)}, ${usuario}`;
