import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { club } from '#club';
import type { DeJugador } from '#contract/club/avisos.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { ModoAviso } from '#domain/aviso/novedad.ts';
import { useModoDeAvisos } from '#web/club/mesa/consultas.ts';
import { avisarFallo } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { showToast } from '#web/ui/toast.tsx';

const ULTIMO: Record<NonNullable<DeJugador['ultimo']>, string> = {
  pendiente: 'Hay un aviso esperando: sale en cuanto se pueda, de 9:00 a 21:00.',
  enviado: 'El último aviso ha salido.',
  fallido: 'El último aviso no ha podido salir: revisa el email de su ficha.',
};

const SIN_SERVIDOR = 'El programa no tiene servidor de correo: no sale ningún aviso';

/** What the club does with all of them comes before what this one chose. */
const APAGADOS: Partial<Record<ModoAviso, string>> = {
  no: 'Ahora el club no avisa a nadie',
  pruebas: 'En pruebas: los correos van al club',
};

/** Whether this player is mailed of what changes in their matches: it is saved at once. docs/reglas/avisos.md */
export function Avisos({ jugador: { id, email } }: { jugador: Jugador }) {
  const cliente = useQueryClient();
  const queryKey = ['jugadores', id, 'avisos'];
  const params = { id };
  const modo = useModoDeAvisos() ?? 'si';
  const { data } = useQuery({
    queryKey,
    queryFn: () => call('GET /api/private/jugadores/:id/avisos', { params }),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (avisos: boolean) =>
      call('POST /api/private/jugadores/:id/avisos', { params, body: { avisos } }),
    onSuccess: (suyos) => {
      cliente.setQueryData(queryKey, suyos);
      showToast(suyos.avisos ? 'Recibirá los avisos de sus partidos' : 'Ya no recibirá avisos', 'success');
    },
    onError: avisarFallo,
  });
  return (
    <Section
      title="Avisos"
      folded
      summary={
        (modo !== 'no' && !club.mandaCorreos ? SIN_SERVIDOR : APAGADOS[modo]) ??
        (data?.avisos === false ? 'No los recibe' : 'Recibe los de sus partidos')
      }
    >
      {modo === 'no' ? (
        <p>
          El club no avisa a nadie: se cambia en <Link to={rutasPrivadas.configuracion()}>Configuración</Link>
          .
        </p>
      ) : null}
      <Checkbox
        label="Recibe por correo los avisos de sus partidos"
        description={
          email === null
            ? 'No tiene email en su ficha: aunque quiera, no se le puede avisar.'
            : 'Se guarda al momento. El jugador también lo cambia desde su enlace personal y desde cada correo.'
        }
        checked={data?.avisos ?? true}
        disabled={data === undefined || isPending}
        onChange={({ currentTarget }) => mutate(currentTarget.checked)}
      />
      {data && data.moviles > 0 ? (
        <p>
          También se le avisa en {cuantos(data.moviles, 'móvil', 'móviles')}, que ha activado desde su enlace.
        </p>
      ) : null}
      {data?.ultimo ? <p>{ULTIMO[data.ultimo]}</p> : null}
    </Section>
  );
}
