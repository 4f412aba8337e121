import { ordenDeSalida } from '#domain/clasificacion/escalera.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { RETO_DIAS, RETO_PUESTOS, type Rechazo, type Reglas, type Sistema } from '#domain/liga/reglas.ts';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Grupo, Numero, type Props, UnaDe } from './campos-de-reglas.tsx';
import { Ordenados } from './ordenados.tsx';

type SalidaProps = { idLiga: number | null; valor: readonly number[]; onCambio: (salida: number[]) => void };

/** The order in which a ladder starts; who has not been moved comes after, as they came. docs/reglas/escalera.md */
function Salida({ idLiga, valor, onCambio }: SalidaProps) {
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

export const SISTEMAS: Record<Sistema, string> = {
  liga: 'Por puntos',
  escalera: 'Escalera: quien gana a alguien de más arriba toma su puesto',
};

const RECHAZOS: Record<Rechazo, string> = {
  pierde: 'Pierde el puesto, como si le hubieran ganado',
  baja: 'Baja un puesto',
  nada: 'No le cuesta nada',
};

export const resumenEscalera = (reglas: Reglas): Resumen =>
  esEscalera({ reglas })
    ? [
        ['Se puede retar hasta', cuantos(reglas.retoPuestos, 'puesto por encima', 'puestos por encima')],
        ['Para jugar el reto', cuantos(reglas.retoDias, 'día', 'días')],
        ['Si el retado no se presenta', RECHAZOS[reglas.rechazo]],
        ['En el orden de salida', cuantos(reglas.salida.length, 'jugador', 'jugadores')],
      ]
    : [];

/** In place of points and tie-breaks. docs/reglas/escalera.md */
export const Escalera = ({ form, idLiga }: Props & { idLiga: number | null }) => (
  <>
    <Grupo
      titulo="Retos"
      ayuda="A quién se puede retar y qué cuesta no presentarse. Nadie debe partidos: los retos los pone la mesa."
    >
      <div className="grid grid-cols-2 items-end gap-4">
        <Numero form={form} campo="retoPuestos" label="Puestos por encima" {...RETO_PUESTOS} />
        <Numero form={form} campo="retoDias" label="Días para jugarlo" {...RETO_DIAS} />
      </div>
      <UnaDe
        form={form}
        campo="rechazo"
        label="Si el retado no acepta o no se presenta"
        opciones={RECHAZOS}
      />
      <p className={fields.small}>Un reto que no se acepta se apunta como «No se presenta».</p>
    </Grupo>
    <Grupo
      titulo="Orden de salida"
      ayuda="Cómo empieza la escalera, el primero arriba. Cambiarlo vuelve a contar todos los retos. Alt y una flecha también mueven."
    >
      <Salida
        idLiga={idLiga}
        valor={form.values.reglas.salida}
        onCambio={(salida) => form.setFieldValue('reglas.salida', salida)}
      />
    </Grupo>
  </>
);
