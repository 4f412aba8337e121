import { modals } from '@mantine/modals';
import { mensajes } from '#contract/mensajes.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Resumen } from './ficha.tsx';

/** As they would be sent. */
export const iguales = (una: unknown, otra: unknown): boolean => JSON.stringify(una) === JSON.stringify(otra);

const esFicha = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** What I changed of what there was, over what somebody else saved meanwhile. */
export function mezclar<T>(habia: T, mia: T, suya: T): T {
  if (!(esFicha(habia) && esFicha(mia) && esFicha(suya))) return iguales(habia, mia) ? suya : mia;
  const campos = Object.keys(mia).map((campo) => [campo, mezclar(habia[campo], mia[campo], suya[campo])]);
  return Object.fromEntries(campos) as T;
}

type Diferencia = { campo: string; mia: string; suya: string };

/** The fields whose words differ between mine and theirs. */
export function diferencias(mia: Resumen, suya: Resumen): Diferencia[] {
  const suyas = new Map(suya);
  return mia
    .map(([campo, valor]) => ({ campo, mia: valor, suya: suyas.get(campo) ?? '' }))
    .filter(({ mia: una, suya: otra }) => una !== otra);
}

export type Eleccion = 'mia' | 'suya' | null;

/** What its rows are. */
type Que = 'Campo' | 'Partido';

type Props = { filas: readonly Diferencia[]; que: Que; onElegir: (eleccion: Eleccion) => void };

const CELDA = cx('border-b border-hairline px-3 py-2 text-start align-top wrap-anywhere');

function Tabla({ filas, que }: Omit<Props, 'onElegir'>) {
  if (filas.length === 0) return <p>Lo que hay guardado es igual que lo que has escrito.</p>;
  return (
    <table className="w-full text-s">
      <thead>
        <tr>
          {[que, 'Lo tuyo', 'Lo guardado'].map((titulo) => (
            <th key={titulo} scope="col" className={cx(CELDA, 'text-xs whitespace-nowrap text-ink-soft')}>
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(({ campo, mia, suya }) => (
          <tr key={campo}>
            <th scope="row" className={CELDA}>
              {campo}
            </th>
            <td className={CELDA}>{mia || '—'}</td>
            <td className={CELDA}>{suya || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Conflicto({ onElegir, ...tabla }: Props) {
  return (
    <div className="grid gap-4">
      <Tabla {...tabla} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onElegir('suya')} data-autofocus>
          Cargar lo guardado
        </Button>
        <Button look="primary" onClick={() => onElegir('mia')}>
          Guardar lo mío
        </Button>
      </div>
    </div>
  );
}

const ID = 'conflicto';

/** Shows both versions of what differs and lets the person choose; closing it leaves the form as it is. */
export function elegirVersion(filas: readonly Diferencia[], que: Que = 'Campo'): Promise<Eleccion> {
  return new Promise((resolve) => {
    const elegir = (eleccion: Eleccion) => {
      resolve(eleccion);
      modals.close(ID);
    };
    modals.open({
      modalId: ID,
      title: mensajes.cambiadoMientras,
      size: 'lg',
      children: <Conflicto filas={filas} que={que} onElegir={elegir} />,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      onClose: () => resolve(null),
    });
  });
}
