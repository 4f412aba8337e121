import { NativeSelect, Textarea } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import {
  avisoParaGrupo,
  type Convocado,
  convocadoDe,
  delGrupo,
  enlaceDeWhatsApp,
  gruposDe,
} from '#domain/partido/aviso.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { ErrorState, Notice, Read, Skeleton } from '#web/ui/states.tsx';
import { useJugadores, useLigas } from './consultas.ts';
import { useCortos } from './cortos.tsx';
import { usePorJugar } from './dia-de-juego.tsx';

const LINEAS = 10;

const COPIADO_MS = 10_000;

type Sitio = { fecha: FechaHora; pista: string | null };

/** A match as the group is told of it: where it is, or where it goes. Null when its league is not known. */
export function enAviso(
  partido: PartidoEncontrado,
  ligas: readonly Pick<Liga, 'id' | 'tipo' | 'deporte' | 'modo' | 'division'>[],
  sitio: Sitio | null = partido,
): Convocado | null {
  const liga = ligas.find(({ id }) => id === partido.idLiga);
  if (!liga) return null;
  const { fecha = null, pista = null } = sitio ?? {};
  return convocadoDe(partido, { fecha, pista, ...liga });
}

/** Where anybody reads the matches of that type. */
const horarioDe = (tipo: TipoLiga | null): string =>
  new URL(rutas.horarios(tipo === null ? undefined : CLASES[tipo].enHorarioDe), location.origin).href;

type AvisoProps = {
  partidos: readonly Convocado[];
  label: string;
  /** The day whose matches rain stopped. */
  suspendido?: Dia | null;
};

/** Nobody is named before it is known from whom they are to be told apart. */
export const Aviso = (props: AvisoProps) => (
  <Read query={useJugadores()} kind="text" rows={6}>
    {() => <Escrito {...props} />}
  </Read>
);

/** What is told to the players, written, for all of them or one group: copied, or sent by WhatsApp. */
function Escrito({ partidos, label, suspendido = null }: AvisoProps) {
  const [pedido, setPedido] = useState('');
  const grupos = gruposDe(partidos);
  const grupo = grupos.find(({ valor }) => valor === pedido) ?? grupos[0];
  const tipo = grupo ? grupo.tipo : (partidos[0]?.tipo ?? null);
  const suyos = delGrupo(partidos, grupo?.valor ?? '');
  const texto = avisoParaGrupo(suyos, { suspendido, enlace: horarioDe(tipo), corto: useCortos() });
  const campo = useRef<HTMLTextAreaElement>(null);
  const { copy, copied, error, reset } = useClipboard({ timeout: COPIADO_MS });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has not been copied yet
  useEffect(reset, [texto]);
  const copiar = () => {
    campo.current?.select();
    copy(texto);
  };
  return (
    <>
      {grupo ? (
        <NativeSelect
          label="Para quién"
          data={grupos.map(({ valor, etiqueta }) => ({ value: valor, label: etiqueta }))}
          value={grupo.valor}
          onChange={({ currentTarget }) => setPedido(currentTarget.value)}
        />
      ) : null}
      <Textarea ref={campo} label={label} readOnly autosize maxRows={LINEAS} value={texto} />
      <div className={fields.pair}>
        <Button look="primary" onClick={copiar}>
          Copiar
        </Button>
        <a className={buttonClass()} href={enlaceDeWhatsApp(texto)} target="_blank" rel="noreferrer">
          Enviar por WhatsApp
        </a>
      </div>
      <p role="status">
        {copied ? 'Copiado: pégalo en el grupo.' : ''}
        {error ? 'No se ha podido copiar: está seleccionado, cópialo con Ctrl+C.' : ''}
      </p>
    </>
  );
}

/** What was done and deserves a look all the same. */
export const PorMirar = ({ avisos }: { avisos: readonly string[] }) =>
  avisos.length > 0 ? (
    <Notice tone="warn" title="Conviene mirarlo">
      <ul>
        {avisos.map((aviso) => (
          <li key={aviso}>{aviso}</li>
        ))}
      </ul>
    </Notice>
  ) : null;

/** Who still plays on those days, when and where, as it is sent to the players' group. */
export function AvisoDeDias({ dias }: { dias: readonly Dia[] }) {
  const { partidos, leyendo, fallo, releer } = usePorJugar(dias);
  const { data: ligas = [], isPending } = useLigas();
  if (fallo) return <ErrorState onRetry={releer}>{fallo.message}</ErrorState>;
  if (leyendo || isPending) return <Skeleton kind="text" rows={6} />;
  // Of days that have passed there is nobody to call.
  const convocados = partidos
    .filter(({ fecha }) => fecha >= hoyDelClub())
    .map((partido) => enAviso(partido, ligas))
    .filter((uno) => uno !== null);
  if (convocados.length === 0)
    return <p role="status">Esos días no queda ningún partido por jugar. Se crean con «Nueva propuesta».</p>;
  return <Aviso label="Aviso" partidos={convocados} />;
}
