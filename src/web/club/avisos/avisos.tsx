import { Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { club } from '#club';
import type { Api } from '#contract/api.ts';
import type { Previstos } from '#contract/club/avisos.ts';
import type { QueAvisa } from '#contract/club/que-avisan.ts';
import type { Answer, Request as ApiRequest } from '#contract/endpoint.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call, type Ensayo, NOT_DONE, type Notified, rehearse, type SeEnsaya } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';

const MAX_NOMBRES = 4;

/** Who has no address: by name while they are few. */
function sinCorreoDe({ sinCorreo }: Previstos): string {
  if (sinCorreo.length === 0) return '';
  const nombres = sinCorreo.length <= MAX_NOMBRES ? ` (${enLista(sinCorreo)})` : '';
  return `; ${sinCorreo.length} sin correo${nombres}`;
}

const noQuierenDe = ({ noQuieren }: Previstos): string =>
  noQuieren === 0 ? '' : `; ${cuantos(noQuieren, 'no quiere avisos', 'no quieren avisos')}`;

/** Whom saving tells by mail, and how; null when it tells nobody. */
export function fraseDeAvisos(previstos: Previstos): string | null {
  const { modo, avisados, sinCorreo, noQuieren, esperan } = previstos;
  if (modo === 'no' || avisados + sinCorreo.length + noQuieren === 0) return null;
  const quienes = `${cuantos(avisados, 'jugador', 'jugadores')}${sinCorreoDe(previstos)}${noQuierenDe(previstos)}.`;
  if (!club.mandaCorreos) return `Sin servidor de correo, espera el aviso a ${quienes}`;
  if (modo === 'pruebas') return `En pruebas: al club le llegará el aviso por correo a ${quienes}`;
  const cuando = avisados > 0 && esperan ? ' Saldrá a las 9:00.' : '';
  const como = previstos.enMoviles ? 'por correo o en el móvil' : 'por correo';
  return `Se avisará ${como} a ${quienes}${cuando}`;
}

type NotaProps = { frase: string; callado: boolean; callar: (callado: boolean) => void };

const Nota = ({ frase, callado, callar }: NotaProps) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-s">
    <span role="status">{callado ? 'Esta vez no se avisará a nadie.' : frase}</span>
    <Checkbox
      label="No avisar esta vez"
      checked={callado}
      onChange={({ currentTarget }) => callar(currentTarget.checked)}
    />
  </span>
);

/** What is said beside the button, and whether this time nobody is to be told. */
type DeAvisos = { nota: ReactNode; callar: boolean };

/** In the bar of a phone, where a line is all there is: how many, and pressed, the rest of it. */
function NotaPlegada({ avisados, ...nota }: NotaProps & Pick<Previstos, 'avisados'>) {
  const enMovil = useIsPhone();
  if (!enMovil) return <Nota {...nota} />;
  return (
    <details className="disclose">
      <summary className="py-2 text-xs whitespace-nowrap">
        {nota.callado ? 'No avisa' : `Avisa a ${avisados}`}
      </summary>
      {/* Above its bar, as wide as the screen. */}
      <div className="absolute inset-x-0 bottom-full border-t border-hairline bg-paper px-gutter py-2">
        <Nota {...nota} />
      </div>
    </details>
  );
}

export function useNota(previstos: Previstos | null, enBarra = false): DeAvisos {
  const [callado, callar] = useState(false);
  const frase = previstos && fraseDeAvisos(previstos);
  if (previstos === null || frase === null) return { nota: null, callar: false };
  const nota = { frase, callado, callar };
  return {
    nota: enBarra ? <NotaPlegada {...nota} avisados={previstos.avisados} /> : <Nota {...nota} />,
    callar: callado,
  };
}

type Pedido<K extends SeEnsaya> = ApiRequest<Api[K]>;
type Ensayar<K extends SeEnsaya> = (
  llamada: K,
  pedido: Pedido<K>,
  opciones?: { signal?: AbortSignal },
) => Promise<Ensayo<K> | null | undefined>;

/** Where nobody is mailed the act is not even tried. */
async function prever<K extends SeEnsaya>(llamada: K, pedido: Pedido<K>): Promise<Ensayo<K> | null> {
  const { modo } = await call('GET /api/private/avisos/modo', {});
  return modo === 'no' ? null : ((await rehearse(llamada, pedido)) ?? null);
}

/** Whoever fills a form is not asked about at each key. */
const REPOSO_MS = 300;

type Opciones<K extends SeEnsaya> = {
  ensayar?: Ensayar<K>;
  /** Where a line is all there is. */
  enBarra?: boolean;
};

/** What that act would do and whom it tells. `pedido` null: it is not known yet. */
export function useEnsayo<K extends SeEnsaya>(
  llamada: K,
  pedido: Pedido<K> | null,
  { ensayar = rehearse, enBarra = false }: Opciones<K> = {},
) {
  const clave = JSON.stringify(pedido);
  const [quieta] = useDebouncedValue(clave, REPOSO_MS);
  const ensayo = useQuery({
    queryKey: ['ensayo', llamada, clave],
    queryFn: async ({ signal }) => (pedido && (await ensayar(llamada, pedido, { signal }))) ?? null,
    enabled: pedido !== null && quieta === clave,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = ensayo;
  return { ensayo, haria: data?.haria, ...useNota(data && pedido !== null ? data : null, enBarra) };
}

/** Whom a save or a press tells, where what it does is known. `pedido` null: it is not known yet, or tells nobody. */
export function useAvisosDe<K extends SeEnsaya>(
  llamada: K,
  pedido: Pedido<K> | null,
  { enBarra = false } = {},
): DeAvisos & { mirando: boolean } {
  const { nota, callar, ensayo } = useEnsayo(llamada, pedido, { ensayar: prever, enBarra });
  return { nota, callar, mirando: ensayo.isLoading };
}

/** As it is drawn in a question that is asked once: what was answered is read when it closes. */
function NotaSuelta({ frase, como }: { frase: string; como: Notified }) {
  const [callado, setCallado] = useState(false);
  const callar = (callado: boolean) => {
    como.quiet = callado;
    setCallado(callado);
  };
  return <Nota frase={frase} callado={callado} callar={callar} />;
}

type Preguntable = { nota: ReactNode; avisa: boolean; como: Notified };

/** What a question says of whom an act tells; `como` is how to do it once it is answered. */
export function enPregunta(previstos: Previstos | null | undefined): Preguntable {
  const como = { quiet: false };
  const frase = previstos && fraseDeAvisos(previstos);
  const avisa = (previstos?.avisados ?? 0) > 0;
  return { nota: frase && <NotaSuelta frase={frase} como={como} />, avisa, como };
}

export const avisosDe = async <K extends SeEnsaya>(llamada: K, pedido: Pedido<K>): Promise<Preguntable> =>
  enPregunta(await prever(llamada, pedido));

/** What a question says will happen, and whom it tells. */
export const Consecuencias = ({ children, nota }: { children: ReactNode; nota: ReactNode }) => (
  <div className="grid gap-3">
    <p>{children}</p>
    {nota}
  </div>
);

type Pregunta = { title: string; action: string };

/**
 * For what takes one press or a drag: asks first when it tells somebody, and whether they are to be told, and does it;
 * `NOT_DONE` when it is not to be done.
 */
export async function trasPreguntar<K extends SeEnsaya & QueAvisa>(
  llamada: K,
  pedido: Pedido<K>,
  pregunta: Pregunta,
): Promise<Answer<Api[K]> | typeof NOT_DONE> {
  const { nota, avisa, como } = await avisosDe(llamada, pedido);
  const seHace = !avisa || (await confirm({ ...pregunta, children: nota, harmless: true }));
  return seHace ? call(llamada, pedido, ...([como] as never)) : NOT_DONE;
}
