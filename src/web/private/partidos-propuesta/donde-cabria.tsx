import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ParejaFuera } from '#contract/liga/propuesta.ts';
import { gustoEn, leerFranjas } from '#domain/persona/franjas.ts';
import type { EntornoCabida } from '#domain/propuesta/cabida.ts';
import { type Cabida, dondeCabria } from '#domain/propuesta/cabida.ts';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { ahoraDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import type { Listas } from './entorno.ts';
import { diasDe } from './estado.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

type Props = { pareja: ParejaFuera; mesa: MesaPropuesta; listas: Listas };

/** What decides where a pair fits: the lines' surroundings, the playing days and the courts. */
function entornoDe(
  { estado, entorno }: MesaPropuesta,
  { pistas, jugadores }: Listas,
  firmes: boolean,
): EntornoCabida {
  const franjas = new Map(
    jugadores.map(({ id, idLiga, franjas: suyas }) => [
      id,
      { firmes, franjas: leerFranjas(suyas), ventana: entorno.ligas.get(idLiga ?? 0) ?? null },
    ]),
  );
  const activas = pistas.filter(({ estado: suyo }) => suyo === 'activa').map(({ id }) => id);
  const cerrada = (id: number): boolean => estado.opciones.noDisponibles.includes(id);
  return {
    ...entorno,
    dias: diasDe(estado),
    ahora: ahoraDelClub(),
    lesionados: new Set(jugadores.flatMap(({ id, estado: suyo }) => (suyo === 'lesion' ? [id] : []))),
    disponibles: activas.filter((id) => !cerrada(id)),
    cerradas: activas.filter(cerrada),
    nuncaPuede: (id, fecha) => {
      const suyas = franjas.get(id);
      return suyas !== undefined && gustoEn(suyas, fecha) === 'nunca';
    },
  };
}

/** Whether the club keeps everybody away from the hours at which they never can. */
const useFirmes = (): boolean =>
  useQuery({
    queryKey: ['configuracion', 'franjasFirmes'],
    queryFn: () => call('GET /api/configuracion', { query: { clave: 'franjasFirmes' } }),
  }).data?.valor === 'true';

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

function Cabidas({ pareja, mesa, listas }: Props) {
  const firmes = useFirmes();
  const cabidas = dondeCabria(pareja, mesa.estado.lineas, entornoDe(mesa, listas, firmes));
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

const juegan = ({ idJugador1, idJugador2 }: ParejaFuera, uno: number | null, otro: number | null): boolean =>
  (idJugador1 === uno && idJugador2 === otro) || (idJugador1 === otro && idJugador2 === uno);

/** Beside a pair left out: where it would fit, were one rule waived. */
export function DondeCabria(props: Props) {
  const { pareja, mesa } = props;
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  const puesta = mesa.estado.lineas.some((linea) => juegan(pareja, linea.idJugador1, linea.idJugador2));
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
