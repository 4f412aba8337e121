import { useId, useState } from 'react';
import type { ParejaFuera } from '#contract/liga/propuesta.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { gustoEn, leerFranjas } from '#domain/persona/franjas.ts';
import type { EntornoCabida } from '#domain/propuesta/cabida.ts';
import { type Cabida, dondeCabria } from '#domain/propuesta/cabida.ts';
import { useAjuste } from '#web/club/mesa/consultas.ts';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { Button } from '#web/ui/button.tsx';
import { diasDe, estaDisponible } from './estado.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type Props = { pareja: ParejaFuera; mesa: MesaPropuesta };

/** What decides where a pair fits: the lines' surroundings, the playing days and the courts. */
function entornoDe({ estado, entorno, listas }: MesaPropuesta, firmes: boolean): EntornoCabida {
  const { pistas, jugadores } = listas;
  const franjas = new Map(
    jugadores.map(({ id, idLiga, franjas: suyas }) => [
      id,
      { firmes, franjas: leerFranjas(suyas), ventana: entorno.ligas.get(idLiga ?? 0) ?? null },
    ]),
  );
  const usables = (si: boolean): number[] =>
    pistas
      .filter((pista) => pista.estado === 'activa' && estaDisponible(pista, estado.opciones) === si)
      .map(({ id }) => id);
  return {
    ...entorno,
    dias: diasDe(estado),
    ahora: ahoraDelClub(),
    lesionados: new Set(jugadores.filter((uno) => uno.estado === 'lesion').map(({ id }) => id)),
    disponibles: usables(true),
    cerradas: usables(false),
    nuncaPuede: (id, fecha) => {
      const suyas = franjas.get(id);
      return suyas !== undefined && gustoEn(suyas, fecha) === 'nunca';
    },
  };
}

function Una({ cabida, anadir }: { cabida: Cabida; anadir: () => void }) {
  const accion = cabida.mover ? 'Mover y añadir' : 'Añadir';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span>{cabida.frase}</span>
      {cabida.seAnade ? (
        <Button size="s" onClick={anadir} aria-label={`${accion}: ${cabida.frase}`}>
          {accion}
        </Button>
      ) : null}
    </li>
  );
}

function Cabidas({ pareja, mesa }: Props) {
  const firmes = useAjuste('franjasFirmes') ?? false;
  const cabidas = dondeCabria(pareja, mesa.estado.lineas, entornoDe(mesa, firmes));
  if (cabidas.length === 0)
    return <p>Con una sola regla menos no cabe: tendrían que cambiar varias cosas a la vez.</p>;
  return (
    <ul className="grid gap-2 text-ink">
      {cabidas.map((cabida) => (
        <Una key={cabida.frase} cabida={cabida} anadir={() => mesa.hacerSitio(cabida)} />
      ))}
    </ul>
  );
}

/** Beside a pair left out: where it would fit, were one rule waived. */
export function DondeCabria(props: Props) {
  const { pareja, mesa } = props;
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  const suya = clavePareja(pareja.idJugador1, pareja.idJugador2);
  const puesta = mesa.estado.lineas.some(
    ({ idJugador1, idJugador2 }) => clavePareja(idJugador1 ?? 0, idJugador2 ?? 0) === suya,
  );
  if (puesta) return <strong>Ya tiene línea en la propuesta.</strong>;
  return (
    <>
      <Button
        size="s"
        look="ghost"
        aria-expanded={abierta}
        aria-controls={id}
        aria-label={`¿Dónde cabría? ${parejaDe(pareja)}`}
        onClick={() => setAbierta((antes) => !antes)}
      >
        ¿Dónde cabría?
      </Button>
      <div id={id} role="status">
        {abierta ? <Cabidas {...props} /> : null}
      </div>
    </>
  );
}
