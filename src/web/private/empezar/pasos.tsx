import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { club, ponerClub } from '#club';
import type { Arranque, CuentasDeMuestra } from '#contract/club/arranque.ts';
import { conDatos } from '#contract/club/club-datos.ts';
import { SEDE, SIN_NOMBRE } from '#contract/club/club-nuevo.ts';
import { mensajes } from '#contract/mensajes.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type DatosClub, faltasDelClub } from '#domain/club/datos.ts';
import { enLista } from '#domain/texto.ts';
import { AvisoBorrador, useBorrador } from '#web/club/mesa/borrador.tsx';
import { camposDe, en } from '#web/club/mesa/campos.tsx';
import { useFicha, useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, enfocarPrimerError, senalar, useHacer } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { call } from '#web/platform/call.ts';
import { takeOperation } from '#web/platform/operations.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { Notice, Skeleton } from '#web/ui/states.tsx';
import { showToast } from '#web/ui/toast.tsx';

type BotonesProps = { paso: number; adelante?: string; a?: string; children?: ReactNode };

/** The way back and forth. What may wait says so. */
export const Botones = ({ paso, adelante = 'Siguiente', a, children }: BotonesProps) => (
  <p className={fields.buttons}>
    <ButtonLink to={rutasPrivadas.paso(paso - 1)}>Atrás</ButtonLink>
    {children}
    <ButtonLink look="action" to={a ?? rutasPrivadas.paso(paso + 1)}>
      {adelante}
    </ButtonLink>
  </p>
);

/** The fictional season, to look around: put in an empty club, and taken out again. */
export function PasoMuestra({ arranque }: { arranque: Arranque }) {
  const quitar = useQuitar();
  const { hacer: sembrar } = useHacer(
    () => call('POST /api/private/club/muestra', {}),
    () => void showToast(mensajes.muestraPuesta, 'success'),
  );
  if (arranque.muestra)
    return (
      <>
        <Notice tone="info" title="Está puesta la temporada de muestra">
          <p>Mira, toca y prueba lo que quieras: nadie de ella existe. Se ve también en la web.</p>
        </Notice>
        <p>
          <Button onClick={() => quitar(arranque)}>Quitar la muestra</Button>
        </p>
      </>
    );
  if (!arranque.vacio) return null;
  return (
    <>
      <p>
        ¿Quieres ver cómo queda antes de meter a nadie? La temporada de muestra llena la web y la mesa de
        jugadores y partidos inventados. <strong>Se quita de una vez</strong>, desde aquí, cuando quieras
        empezar de verdad.
      </p>
      <p>
        <Button onClick={() => sembrar()}>Poner la temporada de muestra</Button>
      </p>
    </>
  );
}

/** What goes, in numbers; with what was added since and goes or changes with it. */
function deMuestra(n: CuentasDeMuestra): string[] {
  const seVan = [
    cuantos(n.ligas, 'liga', 'ligas'),
    cuantos(n.jugadores, 'jugador', 'jugadores'),
    cuantos(n.partidos, 'partido', 'partidos'),
    cuantos(n.pistas, 'pista', 'pistas'),
    cuantos(n.noticias, 'noticia', 'noticias'),
    cuantos(n.solicitudes, 'solicitud', 'solicitudes'),
  ];
  const tuyos = `Entre los partidos hay ${n.partidosTuyos} que has añadido tú: son de esas ligas o de esos jugadores.`;
  const sinLiga = `${cuantos(n.sinLiga, 'jugador que has añadido', 'jugadores que has añadido')} se quedan sin liga.`;
  return [
    `Se quitan, todos inventados: ${enLista(seVan)}.`,
    ...(n.partidosTuyos > 0 ? [tuyos] : []),
    ...(n.sinLiga > 0 ? [sinLiga] : []),
    'Lo demás que hayas añadido se queda, y tu cuenta también.',
  ];
}

/** Said before anything is done. */
export const consecuencias = ({ muestra, inventado }: Pick<Arranque, 'muestra' | 'inventado'>): string[] => [
  ...(muestra ? deMuestra(muestra) : []),
  ...(inventado ? ['Los textos, precios y teléfonos del club inventado dejan de verse en la web.'] : []),
  muestra && muestra.solicitudes > 0
    ? 'Se puede deshacer durante 30 días, salvo las solicitudes de muestra, que no vuelven.'
    : 'Se puede deshacer durante 30 días.',
];

async function quitar(arranque: Arranque): Promise<void> {
  const { muestra, inventado } = arranque;
  const seguro = await confirm({
    title: inventado ? 'Empezar con mi club' : 'Quitar la temporada de muestra',
    children: (
      <ul>
        {consecuencias(arranque).map((una) => (
          <li key={una}>{una}</li>
        ))}
      </ul>
    ),
    action: muestra ? 'Quitar la muestra' : 'Empezar en blanco',
  });
  if (!seguro) return;
  await call('POST /api/private/club/muestra/quitar', { body: { muestra } }).then(() => {
    // Another document: what this one knows of the club is of the made-up one.
    window.location.assign(`${rutasPrivadas.paso(inventado ? 2 : 4)}&quitada=${takeOperation() ?? 0}`);
  }, avisarFallo);
}

const useQuitar = () => useUnaVez(quitar);

/** Just taken out: the way back stays in sight. */
export function Quitada() {
  const [busqueda] = useSearchParams();
  const operacion = Number(busqueda.get('quitada'));
  // What comes back is made up: nobody is to be mailed of it.
  const deshacer = useUnaVez(() =>
    call(
      'POST /api/private/log/operaciones/:id/deshacer',
      { params: { id: operacion } },
      { quiet: true },
    ).then(() => window.location.assign(rutasPrivadas.panel()), avisarFallo),
  );
  if (!operacion) return null;
  return (
    <Notice tone="ok" title={mensajes.muestraQuitada}>
      <p>Si te has precipitado, aún puedes volver atrás.</p>
      <Button size="s" onClick={() => deshacer()}>
        Deshacer
      </Button>
    </Notice>
  );
}

/** What the first evening asks for. */
const CAMPOS = ['nombre', 'nombreCorto', 'municipio', 'provincia', 'telefono', 'email'] as const;
type Esencial = Pick<DatosClub, (typeof CAMPOS)[number]> & { direccion: string };

const dicho = (nombre: string): string => (nombre === SIN_NOMBRE ? '' : nombre);

const esencialDe = ({ nombre, nombreCorto, prado, ...datos }: DatosClub): Esencial => ({
  nombre: dicho(nombre),
  nombreCorto: dicho(nombreCorto),
  direccion: prado.direccion,
  municipio: datos.municipio,
  provincia: datos.provincia,
  telefono: datos.telefono,
  email: datos.email,
});

const FEMENINOS = /^(asociación|agrupación|sociedad|escuela|peña|unión|real sociedad)\b/iu;

/** Of what nobody has said, what follows from what is said: the sentence of the home page, and the mailboxes. */
const conLoEsencial = (datos: DatosClub, { direccion, ...suyo }: Esencial): DatosClub => ({
  ...datos,
  ...suyo,
  articulo: dicho(datos.nombre) === '' ? (FEMENINOS.test(suyo.nombre) ? 'la' : 'el') : datos.articulo,
  claim: dicho(datos.claim) || `Tenis en ${suyo.municipio}`,
  buzones: datos.buzones.map((buzon) => ({ ...buzon, email: buzon.email || suyo.email })),
  prado: {
    ...datos.prado,
    nombre: datos.prado.nombre === SEDE ? suyo.municipio.slice(0, 40) : datos.prado.nombre,
    direccion,
  },
});

const CAMPO_DE: Readonly<Record<string, keyof Esencial>> = {
  ...Object.fromEntries(CAMPOS.map((campo) => [campo, campo])),
  'prado.direccion': 'direccion',
};

/** What is wrong, beside its field. */
export const faltasDe = (datos: DatosClub, valores: Esencial): Record<string, string> =>
  Object.fromEntries(
    faltasDelClub(conLoEsencial(datos, valores), { ibanValido: () => true }).flatMap(({ path, message }) =>
      CAMPO_DE[path] ? [[CAMPO_DE[path], message]] : [],
    ),
  );

function Inventado({ arranque }: { arranque: Arranque }) {
  const quitar = useQuitar();
  return (
    <>
      <p>
        Lo que hay ahora en la web es de un club inventado, para que veas cómo queda. Míralo cuanto quieras;
        cuando lo tengas visto, lo quitas de una vez y pones el tuyo.
      </p>
      <div className="grid gap-3 rounded-l bg-surface-sunk p-4">
        <h2 className="text-l">Empezar con mi club</h2>
        <ul className={fields.list}>
          {consecuencias(arranque).map((una) => (
            <li key={una}>{una}</li>
          ))}
        </ul>
        <p>
          <Button look="danger" onClick={() => quitar(arranque)}>
            Quitar lo inventado
          </Button>
        </p>
      </div>
      <Botones paso={2} />
    </>
  );
}

function useGuardar(leidos: DatosClub) {
  const navigate = useNavigate();
  const inicial = esencialDe(leidos);
  const form = useForm<Esencial>({
    initialValues: inicial,
    validate: (valores) => faltasDe(leidos, valores),
  });
  const { guardia, olvidar } = useBorrador({
    clave: 'primeros-pasos',
    form,
    guardado: inicial,
    version: null,
  });
  const { hacer, haciendo } = useHacer(
    () =>
      call('POST /api/private/club', { body: { ...conLoEsencial(leidos, form.getValues()), antes: leidos } }),
    (datos) => {
      ponerClub(conDatos(club, datos));
      olvidar();
      showToast(mensajes.clubGuardado, 'success');
      navigate(rutasPrivadas.paso(3));
    },
    (fallo) => void senalar(form, fallo),
  );
  const guardar = () => (form.isDirty() ? hacer() : void navigate(rutasPrivadas.paso(3)));
  return { form, guardia, haciendo, enviar: form.onSubmit(guardar, enfocarPrimerError) };
}

function Formulario({ leidos }: { leidos: DatosClub }) {
  const { form, guardia, haciendo, enviar } = useGuardar(leidos);
  const c = camposDe(form);
  return (
    <form className={fields.stack} onSubmit={enviar} noValidate>
      <AvisoBorrador {...guardia} />
      {c.texto('nombre', 'Nombre del club', 80, { autoComplete: 'organization' })}
      {c.texto('nombreCorto', 'Nombre corto', 30, {
        description: 'El que cabe bajo el icono de un móvil: CT Valverde',
      })}
      {c.texto('direccion', 'Dirección', 150, { description: 'Calle, número y código postal' })}
      {en('linea', c.texto('municipio', 'Municipio', 60), c.texto('provincia', 'Provincia', 60))}
      {en(
        'linea',
        c.texto('telefono', 'Teléfono', 20, { type: 'tel' }),
        c.texto('email', 'Correo del club', 120, {
          type: 'email',
          description: 'Aquí llega lo que se escribe desde la web',
        }),
      )}
      <p className={fields.buttons}>
        <ButtonLink to={rutasPrivadas.paso(1)}>Atrás</ButtonLink>
        <Button type="submit" look="action" busy={haciendo}>
          Guardar y seguir
        </Button>
        <ButtonLink look="ghost" to={rutasPrivadas.paso(3)}>
          Más tarde
        </ButtonLink>
      </p>
    </form>
  );
}

/** Whose the site is: the least that it needs to say. */
export function PasoClub({ arranque }: { arranque: Arranque }) {
  const consulta = useFicha('club', 1, () => call('GET /api/private/club', {}));
  if (arranque.inventado) return <Inventado arranque={arranque} />;
  return (
    <>
      <p>Lo imprescindible para que la web diga de quién es. Lo demás, y cambiar esto, en Datos del club.</p>
      {consulta.data ? <Formulario leidos={consulta.data} /> : <Skeleton kind="text" rows={8} />}
    </>
  );
}
