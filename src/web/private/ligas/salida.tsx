import { ordenDeSalida } from '#domain/clasificacion/escalera.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Ordenados } from './ordenados.tsx';

type Props = { idLiga: number | null; valor: readonly number[]; onCambio: (salida: number[]) => void };

/** The order in which a ladder starts; who has not been moved comes after, as they came. docs/reglas/escalera.md */
export function Salida({ idLiga, valor, onCambio }: Props) {
  const { data = [] } = useJugadores();
  const nombres = new Map(data.filter((uno) => uno.idLiga === idLiga).map(({ id, nombre }) => [id, nombre]));
  if (idLiga === null || nombres.size === 0)
    return <p>Cuando la liga tenga jugadores, aquí se ponen en orden.</p>;
  return (
    <Ordenados
      etiqueta="Orden de salida"
      valor={ordenDeSalida([...nombres.keys()], valor)}
      onCambio={onCambio}
      textos={(id) => ({ nombre: nombres.get(id) ?? '', enBoton: nombres.get(id) ?? '' })}
    />
  );
}
