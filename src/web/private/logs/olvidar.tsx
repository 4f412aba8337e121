import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { DeskModal } from '#web/ui/desk/modal.tsx';
import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import { Rastros } from './rastros.tsx';

const MIN_NOMBRE = 3;

type BuscarProps = { inicial: string; buscar: (nombre: string) => void };

/** Whom it is about, as they were written. */
function Buscar({ inicial, buscar }: BuscarProps) {
  const [nombre, setNombre] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    const falta = nombre.trim().length < MIN_NOMBRE;
    setError(falta ? 'Escribe el nombre y los apellidos' : null);
    if (!falta) buscar(nombre.trim());
  };
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <TextInput
        label="Nombre y apellidos"
        description="Como estaba escrito. Da igual con mayúsculas y acentos o sin ellos."
        maxLength={80}
        data-autofocus
        value={nombre}
        error={error}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <div className={fields.pair}>
        <Button type="submit">Buscar su nombre</Button>
      </div>
    </form>
  );
}

/** Asked each time: the lines are those of that moment. */
function useRastros(nombre: string) {
  return useQuery({
    queryKey: ['registros', 'nombres', nombre],
    enabled: nombre !== '',
    queryFn: () => call('POST /api/private/log/nombres', { body: { nombre } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function Hallado({ nombre, cerrar }: { nombre: string; cerrar: () => void }) {
  const { data, isError, isFetching, error, refetch } = useRastros(nombre);
  if (nombre === '') return null;
  if (isError)
    return (
      <ErrorState onRetry={() => refetch()} busy={isFetching}>
        {error.message}
      </ErrorState>
    );
  if (!data) return <Skeleton kind="text" rows={4} />;
  return <Rastros key={nombre} nombre={nombre} rastros={data} cerrar={cerrar} releer={refetch} />;
}

function Dialogo({ inicial, cerrar }: { inicial: string; cerrar: () => void }) {
  const [nombre, setNombre] = useState('');
  return (
    <div className={fields.stack}>
      <p>
        Quita de los registros el nombre de una persona que ya no está en la lista de jugadores. De quien
        sigue en ella, usa «Borrar sus datos» en su ficha.
      </p>
      <Buscar inicial={inicial} buscar={setNombre} />
      <Hallado nombre={nombre} cerrar={cerrar} />
    </div>
  );
}

/** The right to be forgotten of somebody who is no longer a player. docs/reglas/datos-personales.md. */
export function Olvidar({ inicial }: { inicial: string }) {
  const [abierto, setAbierto] = useState(false);
  const cerrar = () => setAbierto(false);
  return (
    <>
      <Button onClick={() => setAbierto(true)} aria-haspopup="dialog">
        Borrar un nombre
      </Button>
      <DeskModal opened={abierto} onClose={cerrar} title="Borrar el nombre de quien ya no está">
        {abierto ? <Dialogo inicial={inicial} cerrar={cerrar} /> : null}
      </DeskModal>
    </>
  );
}
