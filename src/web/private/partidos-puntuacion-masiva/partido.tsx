import { TextInput } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import type { PartidoFila } from '#contract/partidos.ts';
import { horaDe } from '#domain/fecha.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Casilla } from '#domain/partido/marcador.ts';
import type { Problema } from '#domain/problema.ts';
import casillas from '#web/club/casillas/casillas.module.css';
import { Cajas, Indicadores, ListaProblemas, useEscribiendo } from '#web/club/casillas/casillas.tsx';
import { type Problemas, problemasDelMarcador, visibles } from '#web/club/casillas/valores.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { irAlAnterior, irAlSiguiente } from './guardar.ts';
import styles from './masiva.module.css';
import { acabaEn, estaTocado, type Puntos, puntosDe, tieneResultado } from './puntos.ts';

type PartidoProps = {
  partido: PartidoFila;
  puntos: Puntos | undefined;
  reglas: Reglas | undefined;
  rechazos: readonly Problema[];
  escribir: (id: number, puntos: Puntos) => void;
};

/** The two ways between matches besides Tab: Enter goes on, Shift+Enter goes back. */
function entrePartidos(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target as HTMLElement).matches('input')) return;
  event.preventDefault();
  if (event.shiftKey) irAlAnterior(event.currentTarget);
  else irAlSiguiente(event.currentTarget);
}

function Cabecera({ partido, hecho }: { partido: PartidoFila; hecho: boolean }) {
  const { fecha, pista, liga, jugador1, jugador2 } = partido;
  return (
    <legend className={styles.cabecera}>
      <span className="visually-hidden">{`${jugador1} contra ${jugador2}, `}</span>
      <time dateTime={fecha}>
        {fechaConDia(fecha)} <strong>{horaDe(fecha)}</strong>
      </time>
      <span>{pista ?? 'Sin pista'}</span>
      <span>{liga}</span>
      {hecho ? (
        <span className={styles.hecho}>
          <Icon name="check" size={16} /> Con resultado
        </span>
      ) : null}
    </legend>
  );
}

type Nombres = readonly [string, string];

function Jugadores({ nombres }: { nombres: Nombres }) {
  return ([1, 2] as const).map((lado) => (
    <span
      key={lado}
      className={`${casillas.jugador} ${styles.nombre}`}
      style={{ '--lado': lado } as CSSProperties}
    >
      {nombres[lado - 1]}
    </span>
  ));
}

type MarcadorProps = PartidoProps & { valores: Puntos; problemas: Problemas };

function Marcador({ partido, valores, problemas, escribir }: MarcadorProps) {
  const { id, jugador1, jugador2 } = partido;
  const nombres: Nombres = [jugador1, jugador2];
  const completar = (nombre: Casilla, valor: number | null) => {
    if (!acabaEn({ ...valores, [nombre]: valor }, nombre)) return false;
    return irAlSiguiente(document.getElementById(`partido-${id}`));
  };
  return (
    <>
      <Jugadores nombres={nombres} />
      <Cajas
        valores={valores}
        cambiar={(nombre, valor) => escribir(id, { ...valores, [nombre]: valor })}
        nombres={nombres}
        problemas={problemas}
        idProblemas={`problemas-${id}`}
        alCompletar={completar}
      />
      <Indicadores valores={valores} cambiar={(puntos) => escribir(id, puntos)} nombres={nombres} />
    </>
  );
}

function Nota({ partido, valores, escribir }: Pick<MarcadorProps, 'partido' | 'valores' | 'escribir'>) {
  const { id, jugador1, jugador2 } = partido;
  return (
    <TextInput
      className={styles.nota}
      aria-label={`Observaciones de ${jugador1} – ${jugador2}`}
      placeholder="Observaciones (se publican)"
      size="xs"
      maxLength={2000}
      value={valores.observaciones}
      onChange={({ currentTarget }) => escribir(id, { ...valores, observaciones: currentTarget.value })}
    />
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

export const Partido = memo(function Partido(props: PartidoProps) {
  const { partido, puntos } = props;
  const { escribiendo, ...oyentes } = useEscribiendo();
  const valores = puntos ?? puntosDe(partido);
  const problemas = problemasDe(props, escribiendo);
  return (
    <fieldset id={`partido-${partido.id}`} className={styles.partido} data-partido onKeyDown={entrePartidos}>
      <Cabecera
        partido={partido}
        hecho={tieneResultado(puntos) && problemas.errores.length + problemas.avisos.length === 0}
      />
      <div className={casillas.rejilla} {...oyentes}>
        <Marcador {...props} valores={valores} problemas={problemas} />
      </div>
      <Nota {...props} valores={valores} />
      <ListaProblemas id={`problemas-${partido.id}`} {...problemas} />
    </fieldset>
  );
});
