import { TextInput } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, memo, useState } from 'react';
import type { DichoDePartido } from '#contract/cuentas/mis-partidos.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Casilla } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { Cajas, comoSeLlama, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { Indicadores } from '#web/club/casillas/indicadores.tsx';
import {
  acabaEn,
  aMedias,
  conTecla,
  estaTocado,
  type Puntos,
  puntosDe,
  quedaAplazado,
  quedaResuelto,
  setsALaVista,
  teclaDe,
} from '#web/club/casillas/puntos.ts';
import { ladoDe, type Problemas, problemasDelMarcador, setDe, visibles } from '#web/club/casillas/valores.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dicho } from './dicho.tsx';
import { haLlegadoSolo, irAlAnterior, irAlSiguiente, pasarAlSiguiente } from './guardar.ts';
import styles from './masiva.module.css';

type PartidoProps = {
  partido: PartidoFila;
  puntos: Puntos | undefined;
  /** «6ª». */
  division: string;
  reglas: Reglas | undefined;
  rechazos: readonly Problema[];
  escribir: (id: number, puntos: Puntos) => void;
  /** The screen brings its own keys, instead of the ones of the phone. */
  tactil: boolean;
  /** Flags and remarks are in sight. */
  conMas: boolean;
  /** What its players say of it. */
  dicho: DichoDePartido | undefined;
};

type Nombres = readonly [string, string];

const nombresDe = ({ jugador1, jugador2 }: PartidoFila): Nombres => [jugador1, jugador2];

const conModificador = ({ ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => ctrlKey || altKey || metaKey;

/** Enter goes on and Shift+Enter back. */
function entrePartidos(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target as HTMLElement).matches('input')) return;
  event.preventDefault();
  const solo = haLlegadoSolo(event.currentTarget);
  if (solo && !event.shiftKey) return;
  if (event.shiftKey) irAlAnterior(event.currentTarget);
  else irAlSiguiente(event.currentTarget);
}

/** From a box, N, A and U act on its match; once the first two have dealt with it, the next one comes. */
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

/** What is known of the match so far, in words. */
function Estado({ valores, nombres, hecho }: { valores: Puntos; nombres: Nombres; hecho: boolean }) {
  const ausente = LADOS.find((lado) => valores[`jugador${lado}NoPresenta`]);
  const aplaza = LADOS.find((lado) => valores[`jugador${lado}Aplaza`]);
  if (ausente) return <span className={styles.hecho}>No se presenta {comoSeLlama(ausente, nombres)}</span>;
  if (quedaAplazado(valores))
    return (
      <span className={styles.aplazado}>
        {aplaza ? `Aplaza ${comoSeLlama(aplaza, nombres)}` : 'Aplazado por el club'}
      </span>
    );
  if (aMedias(valores) && ganadorDe(conDesenlace(valores)) !== null)
    return <span className={styles.aplazado}>Set a medias</span>;
  return hecho ? (
    <span className={styles.hecho}>
      <Icon name="check" size={16} /> Con resultado
    </span>
  ) : null;
}

type FilaProps = PartidoProps & { valores: Puntos; problemas: Problemas; abierto: boolean };

function Marcador({ partido, valores, problemas, escribir, abierto, tactil }: FilaProps) {
  const { id } = partido;
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
      inputMode={tactil ? 'none' : 'numeric'}
    />
  );
}

/** What few matches need: the flags as boxes to tick, remarks, and what was stored. */
function Mas({ partido, valores, escribir }: FilaProps) {
  const { id, jugador1, jugador2 } = partido;
  return (
    <div className={styles.mas}>
      <Indicadores
        valores={valores}
        cambiar={(puntos) => escribir(id, puntos)}
        nombres={nombresDe(partido)}
      />
      <TextInput
        className={styles.nota}
        aria-label={`Observaciones de ${jugador1} – ${jugador2}`}
        placeholder="Observaciones (se publican)"
        size="xs"
        maxLength={2000}
        value={valores.observaciones}
        onChange={({ currentTarget }) => escribir(id, { ...valores, observaciones: currentTarget.value })}
      />
      {estaTocado(partido, valores) ? (
        <Button size="s" look="ghost" onClick={() => escribir(id, puntosDe(partido))}>
          Dejar como estaba
        </Button>
      ) : null}
    </div>
  );
}

const SIN_PROBLEMAS: Problemas = { errores: [], avisos: [] };

/** What is wrong and what is unusual, once something is typed; then what was refused comes first. */
function problemasDe({ partido, puntos, reglas, rechazos }: PartidoProps, escribiendo: boolean): Problemas {
  const { errores, avisos } = estaTocado(partido, puntos)
    ? visibles(problemasDelMarcador(puntos, reglas), escribiendo && rechazos.length === 0)
    : SIN_PROBLEMAS;
  return { errores: [...rechazos, ...errores], avisos };
}

const claseDeNombre = (lado: Lado, ganador: Lado | null): string =>
  `${styles.nombre} ${lado === ganador ? styles.gana : ''}`;

/** One line where there is room: hour, court, division, the two players with the boxes between them. */
export const Partido = memo(function Partido(props: PartidoProps) {
  const { partido, puntos, division } = props;
  const { escribiendo, ...oyentes } = useEscribiendo();
  const teclear = useTeclas(props);
  const valores = puntos ?? puntosDe(partido);
  const [abierto, abrir] = useState(valores.observaciones !== '');
  const problemas = problemasDe(props, escribiendo);
  const sano = problemas.errores.length + problemas.avisos.length === 0;
  const ganador = problemas.errores.length === 0 ? ganadorDe(conDesenlace(valores)) : null;
  const fila: FilaProps = { ...props, valores, problemas, abierto };
  const nombres = nombresDe(partido);
  return (
    <fieldset id={`partido-${partido.id}`} className={styles.partido} data-partido onKeyDown={teclear}>
      <legend className="visually-hidden">{`${nombres.join(' contra ')}, ${horaDe(partido.fecha)}`}</legend>
      <div className={styles.linea} {...oyentes}>
        <span className={styles.cuando}>
          <time dateTime={partido.fecha}>
            <strong>{horaDe(partido.fecha)}</strong>
          </time>{' '}
          <span>{partido.pista ?? 'Sin pista'}</span> · <span title={partido.liga}>{division}</span>
        </span>
        {LADOS.map((lado) => (
          <span
            key={lado}
            className={claseDeNombre(lado, ganador)}
            style={{ '--lado': lado } as CSSProperties}
          >
            {nombres[lado - 1]}
          </span>
        ))}
        <span className={styles.cajas}>
          {[1, 2, 3].map((set) => (
            <small
              key={set}
              className={styles.set}
              style={{ '--set': set } as CSSProperties}
              aria-hidden="true"
            >
              Set {set}
            </small>
          ))}
          <Marcador {...fila} />
        </span>
        <span className={styles.estado}>
          <Estado valores={valores} nombres={nombres} hecho={ganador !== null && sano} />
        </span>
        <button
          type="button"
          className={styles.abrir}
          aria-expanded={abierto}
          aria-label={`Más de ${nombres.join(' – ')}`}
          onClick={() => abrir(!abierto)}
        >
          ⋯
        </button>
      </div>
      {props.dicho ? <Dicho partido={partido} dicho={props.dicho} escribir={props.escribir} /> : null}
      {abierto || props.conMas ? <Mas {...fila} /> : null}
      <ListaProblemas id={`problemas-${partido.id}`} {...problemas} />
    </fieldset>
  );
});
