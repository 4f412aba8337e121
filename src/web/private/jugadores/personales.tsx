import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { DatosPersonales } from '#contract/cuentas/personales.ts';
import { useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos, nombreDeSolicitud } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { Waiting } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

const loQueSeBorra = ({ incidencias, lineas, viejas, operaciones }: DatosPersonales, elegidas: number) => [
  incidencias > 0 &&
    (incidencias === 1 ? 'Se borrará 1 incidencia.' : `Se borrarán ${incidencias} incidencias.`),
  elegidas > 0 &&
    `${elegidas === 1 ? 'Se borrará la solicitud marcada' : `Se borrarán las ${elegidas} solicitudes marcadas`}, con sus archivos.`,
  lineas > 0 && `Su nombre saldrá de ${cuantos(lineas, 'línea', 'líneas')} de los registros.`,
  viejas > 0 &&
    `${viejas === 1 ? 'Se borrará 1 línea' : `Se borrarán ${viejas} líneas`} de los registros: las antiguas con su nombre y las de sus puntos a mano.`,
  operaciones > 0 &&
    `${operaciones === 1 ? 'Dejará de poder deshacerse 1 cambio que lo recordaba' : `Dejarán de poder deshacerse ${operaciones} cambios que lo recordaban`}.`,
];

const loQueQueda = ({ partidos, porJugar, menciones }: DatosPersonales) => [
  partidos > 0 &&
    `${partidos === 1 ? 'Su partido se conserva' : `Sus ${partidos} partidos se conservan`}, para que las clasificaciones no cambien.`,
  porJugar > 0 &&
    `Tiene ${cuantos(porJugar, 'partido', 'partidos')} por jugar. Esto no los toca, ni aplica la regla de su liga: si la deja a media temporada, antes márcalo como eliminado.`,
  menciones.length > 0 &&
    `Su nombre está escrito en la web (${menciones.join(', ')}): revísalo tú, ahí no se cambia.`,
];

const consecuencias = (datos: DatosPersonales, elegidas: number): string[] =>
  [
    'Su nombre pasará a ser «Jugador» en toda la web, y se borrarán su email y su teléfono. Dejará su liga.',
    ...loQueSeBorra(datos, elegidas),
    ...loQueQueda(datos),
    'Las copias de seguridad hechas antes lo siguen teniendo: bórralas cuando ya no hagan falta.',
  ].filter((frase) => frase !== false);

type Props = {
  datos: DatosPersonales;
  elegidas: readonly number[];
  cerrar: () => void;
  children: ReactNode;
};

/** The right of access: a file with everything. */
function Exportar({ datos: { id, nombre }, elegidas, cerrar, children }: Props) {
  const body = { solicitudes: [...elegidas] };
  const { hacer, haciendo } = useHacer(
    async () =>
      saveFile(await callBinary('POST /api/private/jugadores/:id/datos/exportar', { params: { id }, body })),
    () => {
      showToast(`Datos de ${nombre} exportados`, 'success');
      cerrar();
    },
  );
  return (
    <DialogForm action="Descargar" busy={haciendo} onSubmit={() => hacer()} onCancel={cerrar}>
      <p>
        Se descargará un archivo con todo lo que el club guarda sobre {nombre}: su ficha, sus partidos, sus
        incidencias, las líneas de los registros con su nombre y las solicitudes que marques.
      </p>
      {children}
    </DialogForm>
  );
}

/** The right to be forgotten: for good, with everything said first. */
function Borrar({ alBorrar, ...props }: Props & { alBorrar: () => void }) {
  const { datos, elegidas, cerrar, children } = props;
  const [entendido, setEntendido] = useState(false);
  const { id, version } = datos;
  const body = { version, solicitudes: [...elegidas] };
  // Somebody may have changed the player: the dialog shows them as they are now.
  const { hacer, haciendo } = useHacer(
    () => call('POST /api/private/jugadores/:id/datos/borrar', { params: { id }, body }),
    () => {
      showToast('Datos personales borrados', 'success');
      cerrar();
      alBorrar();
    },
  );
  return (
    <DialogForm
      action="Borrar sus datos"
      look="danger"
      startsOnCancel
      disabled={!entendido}
      busy={haciendo}
      onSubmit={() => hacer()}
      onCancel={cerrar}
    >
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
    </DialogForm>
  );
}

const PASOS = { exportar: 'Exportar sus datos', borrar: 'Borrar sus datos' } as const;
type Paso = keyof typeof PASOS;

type ElegirProps = Pick<Props, 'datos' | 'elegidas'> & { elegir: (elegidas: number[]) => void };

/** Requests that may be theirs: only a person can tell. */
function Solicitudes({ datos: { solicitudes }, elegidas, elegir }: ElegirProps) {
  if (solicitudes.length === 0) return <p>No hay solicitudes con su nombre, su email o su teléfono.</p>;
  const cambiar = (id: number, dentro: boolean) =>
    elegir(dentro ? [...elegidas, id] : elegidas.filter((una) => una !== id));
  return (
    <fieldset className={fields.stack}>
      <legend>
        <strong>Marca las solicitudes que sean suyas</strong>
      </legend>
      {solicitudes.map((solicitud) => (
        <Checkbox
          key={solicitud.id}
          label={nombreDeSolicitud(solicitud)}
          checked={elegidas.includes(solicitud.id)}
          onChange={({ currentTarget }) => cambiar(solicitud.id, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}

type DialogoProps = { id: number; paso: Paso; cerrar: () => void; alBorrar: () => void };

function Dialogo({ id, paso, cerrar, alBorrar }: DialogoProps): ReactNode {
  const consulta = useQuery({
    queryKey: ['jugadores', 'personales', id],
    queryFn: () => call('GET /api/private/jugadores/:id/datos', { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const [elegidas, elegir] = useState<number[]>([]);
  if (consulta.isError || !consulta.data) return <Waiting query={consulta} kind="text" rows={5} />;
  const comun = { datos: consulta.data, elegidas, cerrar };
  const lista = <Solicitudes {...comun} elegir={elegir} />;
  return paso === 'exportar' ? (
    <Exportar {...comun}>{lista}</Exportar>
  ) : (
    <Borrar {...comun} alBorrar={alBorrar}>
      {lista}
    </Borrar>
  );
}

/** What a person may ask of the club about their data. docs/reglas/datos-personales.md. */
export const Personales = ({ id, alBorrar }: { id: number; alBorrar: () => void }) => (
  <Section
    title="Sus datos personales"
    folded
    summary="Verlos o borrarlos"
    hint="Para cuando esa persona pide verlos o que se borren."
  >
    <div className="flex flex-wrap items-center gap-3">
      {(Object.keys(PASOS) as Paso[]).map((paso) => (
        <DialogButton key={paso} label={PASOS[paso]} title={PASOS[paso]}>
          {(cerrar) => <Dialogo {...{ id, paso, cerrar, alBorrar }} />}
        </DialogButton>
      ))}
    </div>
  </Section>
);
