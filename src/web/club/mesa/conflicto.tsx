import { modals } from '@mantine/modals';
import { mensajes } from '#contract/mensajes.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './conflicto.module.css';

/** What a form says, in words: field and value, in reading order. */
export type Resumen = readonly (readonly [campo: string, valor: string])[];

type Diferencia = { campo: string; mia: string; suya: string };

/** The fields whose words differ between mine and theirs. */
export function diferencias(mia: Resumen, suya: Resumen): Diferencia[] {
  const suyas = new Map(suya);
  return mia
    .map(([campo, valor]) => ({ campo, mia: valor, suya: suyas.get(campo) ?? '' }))
    .filter(({ mia: una, suya: otra }) => una !== otra);
}

export type Eleccion = 'mia' | 'suya' | null;

type Props = { filas: readonly Diferencia[]; onElegir: (eleccion: Eleccion) => void };

function Tabla({ filas }: Pick<Props, 'filas'>) {
  if (filas.length === 0) return <p>Lo que hay guardado es igual que lo que has escrito.</p>;
  return (
    <table className={styles.tabla}>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Lo tuyo</th>
          <th scope="col">Lo guardado</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ campo, mia, suya }) => (
          <tr key={campo}>
            <th scope="row">{campo}</th>
            <td>{mia || '—'}</td>
            <td>{suya || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Conflicto({ filas, onElegir }: Props) {
  return (
    <div className={styles.conflicto}>
      <Tabla filas={filas} />
      <div className={styles.botones}>
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
export function elegirVersion(filas: readonly Diferencia[]): Promise<Eleccion> {
  return new Promise((resolve) => {
    const elegir = (eleccion: Eleccion) => {
      resolve(eleccion);
      modals.close(ID);
    };
    modals.open({
      modalId: ID,
      title: mensajes.cambiadoMientras,
      size: 'lg',
      children: <Conflicto filas={filas} onElegir={elegir} />,
      closeButtonProps: { 'aria-label': 'Cerrar' },
      onClose: () => resolve(null),
    });
  });
}
