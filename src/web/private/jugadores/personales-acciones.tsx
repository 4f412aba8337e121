import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { DatosPersonales } from '#contract/personales.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/download.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { showToast } from '#web/ui/toast-store.ts';
import { consecuencias } from './personales-frases.ts';

type Props = {
  datos: DatosPersonales;
  /** Ids of the solicitudes that are theirs. */
  elegidas: readonly number[];
  cerrar: () => void;
  /** Where they are chosen. */
  children: ReactNode;
};

/** The dialog is inside the form of the player: what is sent here is none of its business. */
const alEnviar = (hacer: () => void) => (event: FormEvent) => {
  event.preventDefault();
  event.stopPropagation();
  hacer();
};

/** The right of access: a file with everything. */
export function Exportar({ datos: { id, nombre }, elegidas, cerrar, children }: Props) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () =>
      saveFile(
        await callBinary('POST /api/private/jugadores/:id/datos/exportar', {
          params: { id },
          body: { solicitudes: [...elegidas] },
        }),
      ),
    onSuccess: () => {
      showToast(`Datos de ${nombre} exportados`, 'success');
      cerrar();
    },
    onError: avisarFallo,
  });
  const exportar = useUnaVez(mutateAsync);
  return (
    <form className={fields.stack} onSubmit={alEnviar(exportar)} noValidate>
      <p>
        Se descargará un archivo con todo lo que el club guarda sobre {nombre}: su ficha, sus partidos, sus
        incidencias, las líneas de los registros con su nombre y las solicitudes que marques.
      </p>
      {children}
      <div className={fields.pair}>
        <Button type="submit" look="action" busy={isPending}>
          Descargar
        </Button>
        <Button onClick={cerrar}>Cancelar</Button>
      </div>
    </form>
  );
}

function useOlvidar({ datos, elegidas, cerrar }: Props, alBorrar: () => void) {
  const recargar = useRecargar();
  const { id, version } = datos;
  return useMutation({
    mutationFn: () =>
      call('POST /api/private/jugadores/:id/datos/borrar', {
        params: { id },
        body: { version, solicitudes: [...elegidas] },
      }),
    onSuccess: () => {
      showToast('Datos personales borrados', 'success');
      cerrar();
      recargar();
      alBorrar();
    },
    onError: (error) => {
      avisarFallo(error);
      // Somebody changed the player: the dialog shows them as they are now.
      recargar();
    },
  });
}

/** The right to be forgotten: for good, with everything said first. */
export function Borrar({ alBorrar, ...props }: Props & { alBorrar: () => void }) {
  const { datos, elegidas, cerrar, children } = props;
  const [entendido, setEntendido] = useState(false);
  const { mutateAsync, isPending } = useOlvidar(props, alBorrar);
  const borrar = useUnaVez(mutateAsync);
  return (
    <form className={fields.stack} onSubmit={alEnviar(() => entendido && borrar())} noValidate>
      <p>
        <strong>Se borrarán para siempre los datos personales de {datos.nombre}.</strong>
      </p>
      <ul className={fields.list}>
        {consecuencias(datos, elegidas.length).map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
      {children}
      <Checkbox
        label="Entiendo que no se puede deshacer"
        checked={entendido}
        onChange={({ currentTarget }) => setEntendido(currentTarget.checked)}
      />
      <div className={fields.pair}>
        <Button type="submit" look="danger" disabled={!entendido} busy={isPending}>
          Borrar sus datos
        </Button>
        <Button onClick={cerrar} autoFocus data-autofocus>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
