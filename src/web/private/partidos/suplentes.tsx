import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suplencia, SuplenciaGuardar } from '#contract/liga/suplentes.ts';
import { trasPreguntar, useAvisosDe } from '#web/club/avisos/avisos.tsx';
import { useJugadores } from '#web/club/mesa/consultas.ts';
import { Elegir, personasDe } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';

const GUARDAR = 'POST /api/private/partidos/:id/suplentes';

type Props = { id: number; version: number; suplencia: Suplencia };

/** Who plays, and for which of the two: saved at once. */
function Formulario({ id, version, suplencia, cerrar }: Props & { cerrar: () => void }) {
  const { lado, personas, pareja, quedan } = suplencia;
  const { data: jugadores = [] } = useJugadores();
  const [suplente, setSuplente] = useState<number | null>(null);
  const [por, setPor] = useState(personas[0]?.id ?? 0);
  const params = { id };
  const pedido = suplente === null ? null : { version, lado, suplencia: { suplente, por } };
  const { nota, callar } = useAvisosDe(GUARDAR, pedido && { params, body: pedido });
  const { hacer, haciendo } = useHacer(
    (body: SuplenciaGuardar) => call(GUARDAR, { params, body }, { quiet: callar }),
    () => {
      avisarHecho(`Suplente puesto en ${pareja}`);
      cerrar();
    },
  );
  return (
    <DialogForm
      action="Poner suplente"
      disabled={suplente === null || quedan === 0}
      busy={haciendo}
      onSubmit={() => pedido && hacer(pedido)}
      onCancel={cerrar}
    >
      <p>
        {quedan === 0
          ? `${pareja} ya no puede jugar más partidos con suplente esta temporada.`
          : `${pareja} puede jugar con suplente ${cuantos(quedan, 'partido más', 'partidos más')} esta temporada, contando este.`}
      </p>
      <Elegir
        label="Quién juega"
        placeholder="Escribe su nombre"
        opciones={personasDe(jugadores)}
        value={suplente}
        onChange={setSuplente}
      />
      <NativeSelect
        label="En lugar de"
        data={personas.map(({ id: cual, nombre }) => ({ value: String(cual), label: nombre }))}
        value={String(por)}
        onChange={({ currentTarget }) => setPor(Number(currentTarget.value))}
      />
      {nota}
    </DialogForm>
  );
}

function DeUnaPareja({ id, version, suplencia }: Props) {
  const { lado, pareja, suplente, por } = suplencia;
  const puede = usePuede(GUARDAR);
  const { hacer, haciendo } = useHacer(
    () =>
      trasPreguntar(
        GUARDAR,
        { params: { id }, body: { version, lado, suplencia: null } },
        { title: `¿Quitar el suplente de ${pareja}?`, action: 'Quitar el suplente' },
      ),
    () => avisarHecho(`Suplente quitado de ${pareja}`),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span>
        <strong>{pareja}</strong>:{' '}
        {suplente ? `${suplente.nombre} juega por ${por?.nombre ?? ''}` : 'juegan los dos'}
      </span>
      {puede && suplente === null ? (
        <DialogButton size="s" label={`Suplente en ${pareja}`} title={`Suplente en ${pareja}`}>
          {(cerrar) => <Formulario {...{ id, version, suplencia, cerrar }} />}
        </DialogButton>
      ) : null}
      {puede && suplente ? (
        <Button size="s" busy={haciendo} onClick={() => hacer()}>
          Quitar el suplente<span className="visually-hidden"> de {pareja}</span>
        </Button>
      ) : null}
    </li>
  );
}

/** Of a match of pairs, where its league admits them or it has one. */
export function Suplentes({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['partidos', id, 'suplentes'],
    queryFn: () => call('GET /api/private/partidos/:id/suplentes', { params: { id } }),
  });
  const parejas = data?.parejas.filter(({ suplente, admite }) => suplente !== null || admite) ?? [];
  if (!data || parejas.length === 0) return null;
  return (
    <Section
      title="Suplentes"
      hint="Cuenta para la pareja: los resultados de nadie más cambian. Se guarda al momento."
    >
      <ul className={fields.stack}>
        {parejas.map((suplencia) => (
          <DeUnaPareja key={suplencia.lado} id={id} version={data.version} suplencia={suplencia} />
        ))}
      </ul>
    </Section>
  );
}
