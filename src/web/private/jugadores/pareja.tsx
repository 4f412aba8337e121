import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { DeLaPareja, QuienJuega } from '#contract/liga/parejas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { Contacto } from '#web/club/mesa/contacto.tsx';
import { Elegir, opcionesActivas } from '#web/club/mesa/elegir.tsx';
import { avisarHecho, useHacer } from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { esDeParejas, NADIE, Quien, quienDe } from '#web/club/mesa/quien-juega.tsx';
import { type ApiError, call, rehearse } from '#web/platform/call.ts';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { DialogButton, DialogForm } from '#web/ui/desk/modal.tsx';
import { tripFrom } from '#web/ui/desk/return-to.ts';
import { Read } from '#web/ui/states.tsx';

const CREAR = 'POST /api/private/jugadores/parejas';
const RELEVAR = 'POST /api/private/jugadores/:id/pareja';

function FormularioNueva({ cerrar }: { cerrar: () => void }) {
  const { data: ligas = [] } = useLigas();
  const [una, setUna] = useState(NADIE);
  const [otra, setOtra] = useState(NADIE);
  const [idLiga, setLiga] = useState<number | null>(null);
  const [primera, segunda] = [quienDe(una), quienDe(otra)];
  const { hacer, haciendo } = useHacer(
    (personas: [QuienJuega, QuienJuega]) => call(CREAR, { body: { idLiga, personas } }),
    ({ nombre }) => {
      avisarHecho(`Pareja creada: ${nombre}`);
      cerrar();
    },
  );
  return (
    <DialogForm
      action="Crear la pareja"
      disabled={primera === null || segunda === null || idLiga === null}
      busy={haciendo}
      onSubmit={() => primera && segunda && hacer([primera, segunda])}
      onCancel={cerrar}
    >
      <Quien label="Primera persona" valor={una} cambiar={setUna} />
      <Quien label="Segunda persona" valor={otra} cambiar={setOtra} />
      <Elegir
        label="Liga y división"
        placeholder="Solo las de parejas"
        opciones={opcionesActivas(ligas.filter(esDeParejas), idLiga)}
        value={idLiga}
        onChange={setLiga}
      />
    </DialogForm>
  );
}

/** Where some league is of pairs. */
export function NuevaPareja() {
  const { data: ligas = [] } = useLigas();
  const puede = usePuede(CREAR);
  if (!puede || !ligas.some((liga) => liga.estado === 'activa' && esDeParejas(liga))) return null;
  return (
    <DialogButton label="Nueva pareja" title="Nueva pareja">
      {(cerrar) => <FormularioNueva cerrar={cerrar} />}
    </DialogButton>
  );
}

type RelevoProps = { pareja: Jugador; sale: DeLaPareja; cerrar: () => void; hecho: () => void };

/** "Conserva sus 4 resultados. 2 partidos puestos los juega ya la pareja nueva." */
const loQuePasa = ({ jugados, puestos }: { jugados: number; puestos: number }): string =>
  [
    jugados > 0
      ? `La pareja conserva su sitio y ${jugados === 1 ? 'su resultado' : `sus ${jugados} resultados`}.`
      : 'La pareja conserva su sitio.',
    puestos > 0 &&
      `${puestos === 1 ? 'Su partido puesto lo juega' : `Sus ${puestos} partidos puestos los juega`} quien entra.`,
  ]
    .filter(Boolean)
    .join(' ');

function FormularioRelevo({ pareja, sale, cerrar, hecho }: RelevoProps) {
  const [quien, setQuien] = useState(NADIE);
  const entra = quienDe(quien);
  const params = { id: pareja.id };
  const body = entra && { version: pareja.version, sale: sale.idPersona, entra };
  const ensayo = useQuery({
    queryKey: ['jugadores', pareja.id, 'relevo', body],
    queryFn: () => (body ? rehearse(RELEVAR, { params, body }) : undefined),
    enabled: body !== null && !quien.nueva,
    staleTime: 0,
    retry: false,
  });
  const { hacer, haciendo } = useHacer(
    (pedido: NonNullable<typeof body>) => call(RELEVAR, { params, body: pedido }),
    ({ nombre }) => {
      avisarHecho(`Pareja cambiada: ${nombre}`);
      cerrar();
      hecho();
    },
  );
  return (
    <DialogForm
      action="Cambiarla"
      disabled={body === null}
      busy={haciendo}
      onSubmit={() => body && hacer(body)}
      onCancel={cerrar}
    >
      <p>
        Sale {sale.nombre}, que sigue en el club. {SE_DESHACE}
      </p>
      <Quien label="Quien entra" valor={quien} cambiar={setQuien} />
      <p role="status">
        {ensayo.error
          ? (ensayo.error as ApiError).message
          : ensayo.data
            ? loQuePasa(ensayo.data.haria)
            : null}
      </p>
    </DialogForm>
  );
}

type PersonaProps = { persona: DeLaPareja; pareja: Jugador; puede: boolean; hecho: () => void };

/** One of the two, whole, with where else they play; what is theirs is changed there. */
function Persona({ persona, pareja, puede, hecho }: PersonaProps) {
  const { nombre, email, telefono, idJugador, entradas } = persona;
  const viaje = tripFrom(rutasPrivadas.jugador(pareja.id));
  return (
    <li className={fields.stack}>
      <div>
        <strong>
          {idJugador === null ? (
            nombre
          ) : (
            <Link to={rutasPrivadas.jugador(idJugador)} state={viaje}>
              {nombre}
            </Link>
          )}
        </strong>{' '}
        <Contacto quien={persona} entero />
        <p className="wrap-anywhere text-s text-ink-soft">{[telefono, email].filter(Boolean).join(' · ')}</p>
      </div>
      <ul className="text-s">
        {entradas
          .filter(({ liga }) => liga !== null)
          .map(({ id, nombre: como, liga }) => (
            <li key={id}>
              <Link to={rutasPrivadas.jugador(id)} state={viaje}>
                {como === nombre ? liga : `${como} · ${liga}`}
              </Link>
            </li>
          ))}
      </ul>
      {puede ? (
        <DialogButton size="s" label={`Cambiar a ${nombre}`} title={`¿Quién entra por ${nombre}?`}>
          {(cerrar) => <FormularioRelevo {...{ pareja, cerrar, hecho }} sale={persona} />}
        </DialogButton>
      ) : null}
    </li>
  );
}

/** The two people whole; once one of them is another, the form is of who is no longer there. */
export function LaPareja({ pareja, hecho }: { pareja: Jugador; hecho: () => void }) {
  const { id, version } = pareja;
  const puede = usePuede(RELEVAR);
  const consulta = useQuery({
    queryKey: ['jugadores', id, 'pareja', version],
    queryFn: () => call('GET /api/private/jugadores/:id/pareja', { params: { id } }),
  });
  return (
    <Section title="La pareja" hint="Sus datos se cambian en la ficha de cada uno, y valen donde juegue.">
      <Read query={consulta} rows={4}>
        {(personas) => (
          <ul className="grid gap-4 md:grid-cols-2">
            {personas.map((persona) => (
              <Persona key={persona.idPersona} {...{ persona, pareja, puede, hecho }} />
            ))}
          </ul>
        )}
      </Read>
    </Section>
  );
}
