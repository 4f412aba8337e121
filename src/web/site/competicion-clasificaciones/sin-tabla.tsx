import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { PartidoDeCuadro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia } from '#domain/fecha.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Amistosos } from './amistosos.tsx';
import { Cuadro } from './cuadro.tsx';

type SinTablaProps = { partidos: readonly PartidoDeCuadro[]; tipo: TipoLiga; hoy: Dia; hayLiga: boolean };

/** Where no places are given: a bracket if it decides something, and else its matches; or why there is nothing. */
export default function SinTabla({ hayLiga, ...props }: SinTablaProps) {
  const { tipo } = props;
  const otra = hayLiga ? undefined : ligasOfrecidas().find((una) => una !== tipo);
  if (hayLiga && CLASES[tipo].decidePromociones) return <Cuadro {...props} />;
  if (hayLiga && !reglasIniciales(tipo).clasifica) return <Amistosos {...props} />;
  return (
    <EmptyState
      title={hayLiga ? 'Esta liga aún no tiene jugadores' : 'Todavía no hay ligas en juego de este tipo'}
      drawing={<PistaDibujo seccion="vacio" />}
      action={otra ? <ButtonLink to={rutas.clasificaciones(otra)}>Ver la otra liga</ButtonLink> : null}
    />
  );
}
