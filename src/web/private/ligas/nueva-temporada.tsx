import { TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Liga } from '#contract/ligas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Pendientes } from '#contract/opciones.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { ElegirPendientes } from '#web/club/mesa/pendientes.tsx';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { avisarError } from './imprimir.ts';
import { Irreversible } from './irreversible.tsx';
import type { AccionProps } from './resolver.tsx';
import { esCorrecta, type Suma, sumaDe } from './suma.ts';

function usePrevia(idLiga: number) {
  return useQuery({
    queryKey: ['ligas', 'previa-nueva', idLiga],
    queryFn: () => call('GET /api/private/ligas/nuevaTemporada/previa', { query: { idLiga } }),
    staleTime: 0,
    gcTime: 0,
  });
}

function useAbrir({ liga, cerrar, alTerminar }: AccionProps, pendientes: Pendientes) {
  const recargar = useRecargar();
  return useMutation({
    mutationFn: () =>
      call('POST /api/private/ligas/nuevaTemporada', { query: { idLiga: liga.id, pendientes } }),
    onSuccess: () => {
      showToast(mensajes.temporadaCreada, 'success');
      recargar();
      cerrar();
      alTerminar();
    },
    onError: avisarError,
  });
}

type PreguntaProps = { suma: Suma; texto: string; setTexto: (texto: string) => void };

function Pregunta({ suma, texto, setTexto }: PreguntaProps) {
  const mal = texto.trim() !== '' && !esCorrecta(suma, texto);
  return (
    <TextInput
      label={`¿Cuánto es ${suma.join(' + ')}?`}
      autoFocus
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={texto}
      onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      error={mal ? 'No es el resultado de la suma' : null}
    />
  );
}

function Consecuencias({ liga, jugadores }: { liga: Liga; jugadores: number }) {
  return (
    <p>
      Se creará otra «{liga.nombre}» y{' '}
      <strong>
        {jugadores === 1 ? 'se moverá' : 'se moverán'} {cuantos(jugadores, 'jugador', 'jugadores')}
      </strong>{' '}
      a ella. Esta quedará inactiva, con sus partidos como historial.
    </p>
  );
}

/** Says how many players move and what is still arranged; needs the tick and a trivial sum. Spec §4, "Nueva temporada". */
export function NuevaTemporada(props: AccionProps) {
  const { liga, cerrar } = props;
  const [suma] = useState(() => sumaDe(Math.random));
  const [texto, setTexto] = useState('');
  const [pendientes, setPendientes] = useState<Pendientes>('mantener');
  const { data, isError, isFetching, error, refetch } = usePrevia(liga.id);
  const { mutateAsync, isPending } = useAbrir(props, pendientes);
  if (isError)
    return (
      <ErrorState onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="text" rows={4} />;
  return (
    <Irreversible
      accion="Crear nueva temporada"
      listo={esCorrecta(suma, texto)}
      ocupado={isPending}
      hacer={mutateAsync}
      cerrar={cerrar}
    >
      <Consecuencias liga={liga} jugadores={data.jugadores} />
      <ElegirPendientes puestos={data.puestos} valor={pendientes} elegir={setPendientes} />
      <Pregunta suma={suma} texto={texto} setTexto={setTexto} />
    </Irreversible>
  );
}
