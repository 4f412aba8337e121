import { Checkbox } from '@mantine/core';
import { siNo } from '#domain/hoja/valores.ts';
import { juegaAPuntos } from '#domain/liga/a-puntos.ts';
import { CLASES_DE_DEPORTE } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import {
  esDeLiguilla,
  FORMATOS_DE,
  type FormatoSet,
  HORAS_RESPUESTA,
  MAX_SUPLENCIAS,
  type Medida,
  PLAZO_RESULTADO,
  type QuienAnota,
  type ReglaAlIrse,
  type Reglas,
  reglasIniciales,
  SALTO,
  type SinRespuesta,
} from '#domain/liga/reglas.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import type { Resumen } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { Casilla, Grupo, Grupos, Numero, type Props, resumenCiclo, UnaDe } from './campos-de-reglas.tsx';
import { CRITERIOS_TEXTO, Desempates, SI_IGUALAN } from './desempates.tsx';
import { useEnUnaLinea } from './en-una-linea.ts';
import { AL_VENCER, AlVencerElPlazo } from './fuera-de-plazo.tsx';
import { Empates, Puntos, Retiradas, resumenPuntos } from './puntos.tsx';
import { Escalera, resumenEscalera, SISTEMAS } from './salida.tsx';
import type { ValoresLiga } from './valores.ts';

/** The rules record in the words of whoever runs a league, in the order they are offered. docs/reglas/ligas.md */
const MEDIDAS: Record<Medida, string> = {
  diferencia: 'Diferencia: ganados menos perdidos.',
  porcentaje: 'Porcentaje: ganados entre los disputados.',
};

const FORMATOS: Record<FormatoSet, { label: string; description: string }> = {
  largo: { label: 'Set largo', description: 'A 6 juegos: 6-4, 7-5, 7-6.' },
  corto: { label: 'Set corto', description: 'A 4 juegos: 4-2, 5-3, 5-4.' },
  tieBreak: { label: 'Tie-break', description: 'A 7 puntos: 7-5, 9-7.' },
  superTieBreak: { label: 'Super tie-break', description: 'A 10 puntos: 10-7, 12-10.' },
  once: { label: 'A 11 puntos', description: 'Con dos de ventaja: 11-7, 13-11.' },
  quince: { label: 'A 15 puntos', description: 'Con dos de ventaja: 15-9, 17-15.' },
};

const ANOTAN: Record<QuienAnota, string> = {
  club: 'Solo el club',
  confirmado: 'También los jugadores: se publica al confirmarlo los dos',
  aprobado: 'También los jugadores: lo aprueba la organización',
};

const SIN_RESPUESTA: Record<SinRespuesta, string> = {
  espera: 'Espera a que lo mire la organización',
  vale: 'Se da por confirmado',
};

const AL_IRSE: Record<ReglaAlIrse, string> = {
  seDecide: 'Se decide cada vez',
  mitad: 'Se anula todo si jugó menos de la mitad; si no, sus rivales ganan lo que falta',
  anular: 'Se anulan todos sus partidos',
  adjudicar: 'Lo jugado vale y sus rivales ganan lo que falta',
  abierto: 'Lo jugado vale y lo que falta queda abierto hasta el cierre',
};

/** Who writes results and until when is no rule of a type, nor is whether it is a ladder. */
export function lasDeSuTipo({
  tipo,
  deporte,
  reglas,
}: Pick<ValoresLiga, 'tipo' | 'deporte' | 'reglas'>): Reglas {
  const { anotan, horasRespuesta, sinRespuesta, plazoResultado, alVencer, sistema, salida, inicioCiclo } =
    reglas;
  const suyas = {
    anotan,
    horasRespuesta,
    sinRespuesta,
    plazoResultado,
    alVencer,
    sistema,
    salida,
    inicioCiclo,
  };
  return { ...reglasIniciales(tipo, deporte), ...suyas };
}

export const resumenReglas = (reglas: Reglas): Resumen => [
  ['Puntúa', siNo(reglas.clasifica)],
  ['Va', SISTEMAS[reglas.sistema]],
  ...resumenEscalera(reglas),
  ...resumenPuntos(reglas),
  ['Cuenta el 6-0 6-0', siNo(reglas.contarMarcadorWo)],
  ['Super tie-break como un juego', siNo(reglas.superTieBreakComoJuego)],
  ['Medida', MEDIDAS[reglas.medida]],
  ['Desempates', reglas.desempates.map((clave) => CRITERIOS_TEXTO[clave].nombre).join(', ')],
  ['Si igualan en todo', SI_IGUALAN[reglas.siIgualan]],
  ['Contra el reloj', siNo(reglas.conReloj)],
  ['Punto de oro', siNo(reglas.puntoDeOro)],
  ['Formatos', reglas.formatos.map((clave) => FORMATOS[clave].label).join(', ')],
  [
    'Ascensos y promociones',
    `${cuantos(reglas.ascensos, 'sube', 'suben')}, ${cuantos(reglas.promociones, 'juega promoción', 'juegan promoción')}`,
  ],
  [
    'El primero y el último',
    `${cuantos(reglas.saltoPrimero, 'división arriba', 'divisiones arriba')}, ${cuantos(reglas.saltoUltimo, 'división abajo', 'divisiones abajo')}`,
  ],
  ['Puntos por jugar un ciclo', String(reglas.puntosCiclo)],
  ...resumenCiclo(reglas),
  ['Los eliminados ocupan plaza', siNo(reglas.eliminadosOcupanPlaza)],
  ['Si alguien deja la liga', AL_IRSE[reglas.alIrse]],
  ['Partidos con suplente por pareja', String(reglas.suplencias)],
  ['Quién anota los resultados', ANOTAN[reglas.anotan]],
  ['Horas para confirmarlos', String(reglas.horasRespuesta)],
  ['Si el rival no contesta', SIN_RESPUESTA[reglas.sinRespuesta]],
  [
    'Plazo para decir el resultado',
    reglas.plazoResultado > 0 ? cuantos(reglas.plazoResultado, 'día', 'días') : 'Sin plazo',
  ],
  ['Si pasa sin que nadie lo diga', reglas.plazoResultado > 0 ? AL_VENCER[reglas.alVencer] : ''],
];

const SetsYJuegos = ({ form }: Props) => (
  <Grupo titulo="Sets y juegos" ayuda="Qué se cuenta y cómo se compara cuando hay empate a puntos.">
    <Casilla
      form={form}
      campo="contarMarcadorWo"
      label="El 6-0 6-0 de un no presentado cuenta en sets y juegos"
    />
    {juegaAPuntos(form.values.reglas) ? null : (
      <Casilla
        form={form}
        campo="superTieBreakComoJuego"
        label="Un super tie-break cuenta como un set y un solo juego"
      />
    )}
    <UnaDe form={form} campo="medida" label="Los sets y los juegos se comparan por" opciones={MEDIDAS} />
  </Grupo>
);

const Formatos = ({ form }: Props) => (
  <Grupo
    titulo="Sets habituales"
    ayuda="Al puntuar, un set que no sea de ninguno de estos se guarda, pero con un aviso."
  >
    <Checkbox.Group aria-label="Sets habituales" {...form.getInputProps('reglas.formatos')}>
      <div className={fields.row}>
        {FORMATOS_DE[form.values.deporte].map((formato) => (
          <Checkbox key={formato} value={formato} {...FORMATOS[formato]} />
        ))}
      </div>
    </Checkbox.Group>
    <Casilla
      form={form}
      campo="conReloj"
      label="Contra el reloj"
      description="Al acabar el tiempo, el partido queda como esté. No se avisa de un último set a medias ni de que nadie haya ganado dos. Sale en las normas."
    />
    {CLASES_DE_DEPORTE[form.values.deporte].puntoDeOro ? (
      <Casilla
        form={form}
        campo="puntoDeOro"
        label="Punto de oro"
        description="Con 40 iguales se juega un solo punto. Se dice en las normas; no cambia ninguna cuenta."
      />
    ) : null}
  </Grupo>
);

/** Whether players tell results with their link. docs/reglas/enlaces-personales.md */
const Resultados = ({ form, idLiga }: Props & { idLiga: number | null }) => (
  <Grupo
    titulo="Resultados"
    ayuda="Con su enlace personal, cada jugador puede escribir cómo acabó su partido y su rival lo confirma o no."
  >
    <UnaDe form={form} campo="anotan" label="Quién los anota" opciones={ANOTAN} />
    {form.values.reglas.anotan === 'club' ? null : (
      <>
        <Numero
          form={form}
          campo="horasRespuesta"
          label="Horas que tiene el rival para contestar"
          {...HORAS_RESPUESTA}
        />
        <UnaDe form={form} campo="sinRespuesta" label="Si no contesta" opciones={SIN_RESPUESTA} />
      </>
    )}
    <Numero
      form={form}
      campo="plazoResultado"
      label="Días de plazo para decir el resultado"
      description="Desde el del partido; 0, sin plazo. Se les recuerda una vez a los dos, y cuando pasa se te avisa."
      {...PLAZO_RESULTADO}
    />
    <AlVencerElPlazo form={form} idLiga={idLiga} />
  </Grupo>
);

const Plazas = ({ form }: Props) => (
  <Grupo titulo="Ascensos y descensos" ayuda="Cuántas plazas hay en cada extremo de la tabla.">
    <div className="grid grid-cols-2 items-end gap-4">
      <Numero form={form} campo="ascensos" label="Directas" min={0} max={10} />
      <Numero form={form} campo="promociones" label="De promoción" min={0} max={10} />
      <Numero form={form} campo="saltoPrimero" label="Divisiones que sube el primero" {...SALTO} />
      <Numero form={form} campo="saltoUltimo" label="Divisiones que baja el último" {...SALTO} />
    </div>
    {form.values.ciclo > 0 && !esEscalera(form.values) ? (
      <Numero
        form={form}
        campo="puntosCiclo"
        label="Puntos por jugar un ciclo aquí"
        description="Se suman en la tabla general, para que cuente más una división más alta."
        min={-100}
        max={100}
      />
    ) : null}
    <Casilla
      form={form}
      campo="eliminadosOcupanPlaza"
      label="Los eliminados ocupan plaza"
      description="Quien está eliminado o ha dejado la liga gasta una plaza de descenso. Sin marcar, se cuentan solo los demás."
    />
  </Grupo>
);

const QuienSeVa = ({ form }: Props) => (
  <Grupo
    titulo="Quien deja la liga"
    ayuda="Al eliminar a alguien o cambiarlo de liga, esta opción sale marcada, y se puede elegir otra."
  >
    <UnaDe form={form} campo="alIrse" label="Sus partidos" opciones={AL_IRSE} />
  </Grupo>
);

/** Of leagues by pairs. */
const Suplentes = ({ form }: Props) =>
  form.values.modo === 'parejas' ? (
    <Grupo
      titulo="Suplentes"
      ayuda="En cuántos partidos de la temporada puede jugar otra persona en lugar de una de las dos. 0: en ninguno."
    >
      <Numero
        form={form}
        campo="suplencias"
        label="Partidos con suplente, por pareja"
        min={0}
        max={MAX_SUPLENCIAS}
      />
    </Grupo>
  ) : null;

/** Without a table, those it cannot have are there until they are taken out. */
const Desempate = ({ form }: Props) =>
  form.values.reglas.clasifica || form.values.reglas.desempates.some(esDeLiguilla) ? (
    <Grupo
      titulo="Desempates"
      ayuda="Si dos o más empatan a puntos se aplican por este orden, y quien siga empatado comparte puesto. Alt y una flecha también mueven."
    >
      <Desempates
        valor={form.values.reglas.desempates}
        onCambio={(desempates) => form.setFieldValue('reglas.desempates', desempates)}
        error={form.errors['reglas.desempates']}
      />
      {form.values.reglas.clasifica ? (
        <UnaDe
          form={form}
          campo="siIgualan"
          label="Si igualan en todo y sube o baja alguno y no todos"
          opciones={SI_IGUALAN}
        />
      ) : null}
    </Grupo>
  ) : null;

/** What it gives, and how equals are told apart. */
const PorPuntos = ({ form }: Props) => (
  <>
    <Grupo
      titulo="Puntos"
      ayuda="Lo que suma cada partido en la clasificación. Quien no se presenta no suma por sets."
    >
      <Puntos form={form} />
    </Grupo>
    <Grupo titulo="Retiradas" ayuda="Si alguien deja un partido a medias, gana su rival.">
      <Retiradas form={form} />
    </Grupo>
    <SetsYJuegos form={form} />
    <Desempate form={form} />
  </>
);

const SinTabla = ({ form }: Props) => (
  <>
    <Grupo titulo="Empates" ayuda="Si un partido puede acabar sin ganador.">
      <Empates form={form} />
    </Grupo>
    <Desempate form={form} />
  </>
);

/** Of what has no table, only what does something: the rest keeps what it says. */
function ComoSeOrdena({ form, idLiga }: Props & { idLiga: number | null }) {
  if (!form.values.reglas.clasifica) return <SinTabla form={form} />;
  return esEscalera(form.values) ? <Escalera form={form} idLiga={idLiga} /> : <PorPuntos form={form} />;
}

const SIN_ELLA = 'Sin ella no se reparten puntos ni hay ascensos o descensos.';

/** The rules record of the league, with each rule in plain words. docs/reglas/ligas.md */
export function ReglasDeLiga({ form, plegada, idLiga }: Props & { plegada: boolean; idLiga: number | null }) {
  const conTabla = form.values.reglas.clasifica;
  return (
    <Section
      wide
      title="Reglas"
      folded={plegada}
      summary={useEnUnaLinea(form.values)}
      hint="Cambiarlas recalcula la clasificación de esta liga al momento; las demás ligas no se tocan."
    >
      <div className={fields.buttons}>
        <Button size="s" onClick={() => form.setFieldValue('reglas', lasDeSuTipo(form.values))}>
          Restaurar las de su tipo
        </Button>
      </div>
      <Casilla
        form={form}
        campo="clasifica"
        label="Tiene clasificación"
        description={conTabla ? SIN_ELLA : `${SIN_ELLA} Lo que decían sus reglas se guarda por si vuelve.`}
      />
      {conTabla || esEscalera(form.values) ? (
        <UnaDe form={form} campo="sistema" label="Cómo se ordena" opciones={SISTEMAS} />
      ) : null}
      <div className="gap-6 lg:columns-2">
        <ComoSeOrdena form={form} idLiga={idLiga} />
        <Formatos form={form} />
        <Resultados form={form} idLiga={idLiga} />
        {conTabla ? <Plazas form={form} /> : null}
        {seGestiona(form.values.tipo) ? <Grupos form={form} /> : null}
        <QuienSeVa form={form} />
        <Suplentes form={form} />
      </div>
    </Section>
  );
}
