import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import type { PartidoDeCuadro } from '#contract/liga/seguimiento.ts';
import { rutas } from '#contract/rutas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { PistaDibujo } from '#web/club/portada.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Amistosos } from './amistosos.tsx';
import { Cuadro } from './cuadro.tsx';

function SinLigas({ tipo }: { tipo: TipoLiga }) {
  const otra = ligasOfrecidas().find((una) => una !== tipo);
  return (
    <EmptyState
      title="Todavía no hay ligas en juego de este tipo"
      drawing={<PistaDibujo {...dibujoDe('vacio')} />}
      action={otra ? <ButtonLink to={rutas.clasificaciones(otra)}>Ver la otra liga</ButtonLink> : null}
    />
  );
}

type SinTablaProps = { partidos: readonly PartidoDeCuadro[]; tipo: TipoLiga; hayLiga: boolean };

/** Where no places are given: a bracket if it decides something, and else its matches; or why there is nothing. */
export default function SinTabla({ partidos, tipo, hayLiga }: SinTablaProps) {
  if (!hayLiga) return <SinLigas tipo={tipo} />;
  if (CLASES[tipo].decidePromociones) return <Cuadro partidos={partidos} />;
  if (!reglasIniciales(tipo).clasifica) return <Amistosos partidos={partidos} tipo={tipo} />;
  return (
    <EmptyState title="Esta liga aún no tiene jugadores" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
  );
}
