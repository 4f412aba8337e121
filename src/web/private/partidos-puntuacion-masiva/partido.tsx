import { TextInput } from '@mantine/core';
import { type KeyboardEvent, memo, useState } from 'react';
import type { DichoDePartido } from '#contract/cuentas/mis-partidos.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import { etiquetaDe } from '#domain/liga/etiqueta.ts';
import type { Casilla } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace, conEmpate, SIN_EMPATES } from '#domain/partido/plano.ts';
import { comoSeLee, esEmpate, ganadorDe, retiradoDe } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { Cajas, comoSeLlama, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { FinesDeLosDos, Indicadores } from '#web/club/casillas/indicadores.tsx';
import {
  acabaEn,
  aMedias,
  conTecla,
  estaTocado,
  ladoDe,
  type Problemas,
  type Puntos,
  problemasDelMarcador,
  puntosDe,
  quedaAplazado,
  quedaResuelto,
  setDe,
  setsALaVista,
  teclaDe,
  visibles,
} from '#web/club/casillas/valores.ts';
import { parejaDe } from '#web/club/mesa/palabras.ts';
import { PartidoConCajas } from '#web/club/mesa/partido.tsx';
import { nombresDe } from '#web/club/piezas/partido-visto.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { useIsWide } from '#web/ui/desk/more.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dicho } from './dicho.tsx';
import { haLlegadoSolo, irDesde, pasarAlSiguiente } from './guardar.ts';
import { useDedo } from './teclas.tsx';

type PartidoProps = {
  partido: PartidoFila;
  puntos: Puntos | undefined;
  liga: Liga | undefined;
  rechazos: readonly Problema[];
  escribir: (id: number, puntos: Puntos) => void;
  /** In a line only the first says what the boxes are. */
  primero: boolean;
  /** What its players say of it. */
  dicho: DichoDePartido | undefined;
};

type Nombres = readonly [string, string];

const conModificador = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;

/** Enter goes on and Shift+Enter back. */
function entrePartidos(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target as HTMLElement).matches('input')) return;
  event.preventDefault();
  const solo = haLlegadoSolo(event.currentTarget);
  if (solo && !event.shiftKey) return;
  irDesde(event.currentTarget, event.shiftKey ? -1 : 1);
}

/** From a box, N, A, R, S and U act on its match; once it is dealt with, the next one comes. */
function useTeclas({ partido, puntos, escribir }: PartidoProps) {
  const guardado = puntosDe(partido);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (conModificador(event)) return;
    if (event.key === 'Enter') return entrePartidos(event);
    const caja = (event.target as HTMLElement).closest<HTMLInputElement>('[data-caja]');
    const tecla = teclaDe(event.key);
    if (!caja || !tecla) return;
    event.preventDefault();
    const nuevos = conTecla(tecla, {
      puntos: puntos ?? guardado,
      lado: ladoDe(caja.name as Casilla),
      guardado,
    });
    escribir(partido.id, nuevos);
    if (tecla !== 'u' && quedaResuelto(nuevos)) pasarAlSiguiente(event.currentTarget);
  };
}

const LADOS = [1, 2] as const satisfies readonly Lado[];

/** What is known of the match so far, in words; null while there is nothing to say. */
function estadoDe(valores: Puntos, nombres: Nombres, hecho: boolean) {
  const ausente = LADOS.find((lado) => valores[`jugador${lado}NoPresenta`]);
  const aplaza = LADOS.find((lado) => valores[`jugador${lado}Aplaza`]);
  if (ausente) return { texto: `No se presenta ${comoSeLlama(ausente, nombres)}`, resuelto: true };
  const resultado = conDesenlace(valores);
  const retirado = retiradoDe(resultado);
  if (retirado) return { texto: `Se retira ${comoSeLlama(retirado, nombres)}`, resuelto: hecho };
  if (quedaAplazado(valores)) {
    const texto = aplaza ? `Aplaza ${comoSeLlama(aplaza, nombres)}` : 'Aplazado por el club';
    return { texto, resuelto: false };
  }
  if (esEmpate(resultado)) return { texto: 'Empate', resuelto: hecho };
  const rotulo = comoSeLee(resultado);
  if (rotulo !== null) return { texto: rotulo, resuelto: valores.desenlace === 'no-presentados' };
  if (aMedias(valores) && ganadorDe(resultado) !== null) return { texto: 'Set a medias', resuelto: false };
  return hecho ? { texto: 'Con resultado', resuelto: true } : null;
}

const Estado = ({ texto, resuelto }: { texto: string; resuelto: boolean }) => (
  <span
    className={cx(
      'flex items-center gap-1 text-xs font-semibold max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-1 max-lg:justify-self-end lg:order-2',
      resuelto ? 'text-ok' : 'text-warn',
    )}
  >
    {resuelto ? <Icon name="check" size={16} /> : null} {texto}
  </span>
);

type FilaProps = PartidoProps & {
  valores: Puntos;
  problemas: Problemas;
  abierto: boolean;
  estado: ReturnType<typeof estadoDe>;
};

function Marcador({ partido, valores, problemas, escribir, abierto, primero, estado }: FilaProps) {
  const { id } = partido;
  const enLinea = useIsWide();
  const sets = abierto ? 6 : setsALaVista(valores);
  const completar = (nombre: Casilla, valor: number | null) => {
    const ultima = ladoDe(nombre) === 2 && setDe(nombre) === sets;
    if (!ultima && !acabaEn({ ...valores, [nombre]: valor }, nombre)) return false;
    return pasarAlSiguiente(document.getElementById(`partido-${id}`));
  };
  return (
    <Cajas
      valores={valores}
      cambiar={(nombre, valor) => escribir(id, { ...valores, [nombre]: valor })}
      nombres={nombresDe(partido)}
      problemas={problemas}
      idProblemas={`problemas-${id}`}
      alCompletar={completar}
      sets={sets}
      legibles
      // The screen brings its own keys, instead of the ones of the phone.
      inputMode={useDedo() ? 'none' : 'numeric'}
      forma="linea"
      rotulos={enLinea ? primero : estado === null}
    />
  );
}

/** What few matches need: the flags as boxes to tick, remarks, and what was stored. */
function Mas({ partido, valores, escribir, abierto }: FilaProps) {
  const { id } = partido;
  const raros = abierto || (valores.desenlace !== null && valores.desenlace !== 'empate');
  const cambiar = (puntos: Puntos) => escribir(id, puntos);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-2 max-md:flex-col max-md:items-stretch max-md:border-t max-md:border-dashed max-md:border-hairline max-md:pt-2">
      <Indicadores valores={valores} cambiar={cambiar} nombres={nombresDe(partido)} raros={raros} />
      {raros ? <FinesDeLosDos valores={valores} cambiar={cambiar} /> : null}
      <TextInput
        className="grow basis-3xs md:max-w-lg"
        aria-label={`Observaciones de ${parejaDe(partido)}`}
        placeholder="Observaciones (se publican)"
        size="xs"
        maxLength={2000}
        value={valores.observaciones}
        onChange={({ currentTarget }) => escribir(id, { ...valores, observaciones: currentTarget.value })}
      />
      {estaTocado(partido, valores) ? (
        <Button
          size="s"
          look="ghost"
          className="max-md:self-end"
          onClick={() => escribir(id, puntosDe(partido))}
        >
          Dejar como estaba
        </Button>
      ) : null}
    </div>
  );
}

const SIN_PROBLEMAS: Problemas = { errores: [], avisos: [] };

/** What is wrong and what is unusual, once something is typed; then what was refused comes first. */
function problemasDe({ partido, puntos, liga, rechazos }: PartidoProps, escribiendo: boolean): Problemas {
  const { errores, avisos } = estaTocado(partido, puntos)
    ? visibles(problemasDelMarcador(puntos, liga?.reglas), escribiendo && rechazos.length === 0)
    : SIN_PROBLEMAS;
  return { errores: [...rechazos, ...errores], avisos };
}

/** What is typed knows whether its league has draws, also when the league comes after it. */
function conEmpates({ puntos, ...props }: PartidoProps): PartidoProps {
  const reglas = props.liga?.reglas ?? SIN_EMPATES;
  return {
    ...props,
    puntos: puntos && conEmpate(puntos, reglas),
    escribir: (id, nuevos) => props.escribir(id, conEmpate(nuevos, reglas)),
  };
}

/** One line where there is room: hour, court, division, the two players with the boxes between them. */
export const Partido = memo(function Partido(recibidos: PartidoProps) {
  const props = conEmpates(recibidos);
  const { partido, puntos, liga, dicho } = props;
  // There each match has a line, with its flags and remarks in sight.
  const enLinea = useIsWide();
  const { escribiendo, ...oyentes } = useEscribiendo();
  const teclear = useTeclas(props);
  const valores = puntos ?? puntosDe(partido);
  const [abierto, abrir] = useState(valores.observaciones !== '');
  const problemas = problemasDe(props, escribiendo);
  const sano = problemas.errores.length + problemas.avisos.length === 0;
  const ganador = problemas.errores.length === 0 ? ganadorDe(conDesenlace(valores)) : null;
  const nombres = nombresDe(partido);
  const estado = estadoDe(valores, nombres, ganador !== null && sano);
  const fila: FilaProps = { ...props, valores, problemas, abierto, estado };
  return (
    <fieldset
      id={`partido-${partido.id}`}
      className="m-0 grid min-w-0 gap-1 border-0 border-s-4 border-t border-s-transparent border-t-hairline bg-surface px-2 pt-2 pb-1 focus-within:border-s-primary focus-within:bg-azul-pale lg:py-px"
      data-partido
      onKeyDown={teclear}
    >
      <legend className="visually-hidden">{`${nombres.join(' contra ')}, ${horaDe(partido.fecha)}`}</legend>
      <div
        className="grid grid-cols-end items-center gap-x-2 gap-y-1 lg:flex lg:min-h-tap lg:gap-x-3"
        {...oyentes}
      >
        <PartidoConCajas partido={partido} division={liga ? etiquetaDe(liga) : ''} gana={ganador}>
          <Marcador {...fila} />
          {estado ? <Estado {...estado} /> : null}
        </PartidoConCajas>
        <button
          type="button"
          className="min-h-tap min-w-8 rounded-s border-0 bg-transparent p-0 font-bold text-ink-soft max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-2 lg:order-3 lg:ms-auto"
          aria-expanded={abierto}
          aria-label={`Más de ${nombres.join(' – ')}`}
          onClick={() => abrir(!abierto)}
        >
          ⋯
        </button>
      </div>
      {dicho ? <Dicho partido={partido} dicho={dicho} escribir={props.escribir} /> : null}
      {abierto || enLinea ? <Mas {...fila} /> : null}
      <ListaProblemas id={`problemas-${partido.id}`} {...problemas} />
    </fieldset>
  );
});
