import { Checkbox, NumberInput, Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { FORMATOS_SET, type FormatoSet, MEDIDAS, type Medida, reglasIniciales } from '#domain/liga/reglas.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import fields from '#web/ui/desk/fields.module.css';
import { Desempates } from './desempates.tsx';
import styles from './reglas.module.css';
import { FORMATOS_TEXTO, MEDIDAS_TEXTO, PUNTOS, PUNTOS_TEXTO } from './reglas-texto.ts';
import type { ValoresLiga } from './valores.ts';

type Props = { form: UseFormReturnType<ValoresLiga> };

type GrupoProps = { titulo: string; ayuda: string; children: ReactNode };

function Grupo({ titulo, ayuda, children }: GrupoProps) {
  return (
    <div className={styles.grupo}>
      <h2>{titulo}</h2>
      <p>{ayuda}</p>
      {children}
    </div>
  );
}

type NumeroProps = Props & {
  campo: (typeof PUNTOS)[number] | 'ascensos' | 'promociones';
  label: string;
  min: number;
  max: number;
};

/** An emptied box is a zero. */
function Numero({ form, campo, label, min, max }: NumeroProps) {
  const { error } = form.getInputProps(`reglas.${campo}`);
  return (
    <NumberInput
      label={label}
      min={min}
      max={max}
      allowDecimal={false}
      clampBehavior="strict"
      value={form.values.reglas[campo]}
      onChange={(valor) => form.setFieldValue(`reglas.${campo}`, Number(valor) || 0)}
      error={error}
    />
  );
}

function Puntos({ form }: Props) {
  return (
    <Grupo titulo="Puntos" ayuda="Lo que suma cada partido en la clasificación.">
      <div className={styles.numeros}>
        {PUNTOS.map((campo) => (
          <Numero key={campo} form={form} campo={campo} label={PUNTOS_TEXTO[campo]} min={-100} max={100} />
        ))}
      </div>
    </Grupo>
  );
}

function ComoSeCompara({ form }: Props) {
  return (
    <Radio.Group
      label="Los sets y los juegos se comparan por"
      value={form.values.reglas.medida}
      onChange={(medida) => form.setFieldValue('reglas.medida', medida as Medida)}
    >
      <div className={fields.stack}>
        {MEDIDAS.map((medida) => (
          <Radio
            key={medida}
            value={medida}
            label={`${MEDIDAS_TEXTO[medida].nombre}: ${MEDIDAS_TEXTO[medida].explica.toLowerCase()}`}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

function Cuentas({ form }: Props) {
  return (
    <Grupo titulo="Sets y juegos" ayuda="Qué se cuenta y cómo se compara cuando hay empate a puntos.">
      <Checkbox
        label="El 6-0 6-0 de un no presentado cuenta en sets y juegos"
        {...form.getInputProps('reglas.contarMarcadorWo', { type: 'checkbox' })}
      />
      <Checkbox
        label="Un super tie-break cuenta como un set y un solo juego"
        {...form.getInputProps('reglas.superTieBreakComoJuego', { type: 'checkbox' })}
      />
      <ComoSeCompara form={form} />
    </Grupo>
  );
}

function Formatos({ form }: Props) {
  return (
    <Grupo
      titulo="Sets habituales"
      ayuda="Al puntuar, un set que no sea de ninguno de estos se guarda, pero con un aviso."
    >
      <Checkbox.Group
        aria-label="Sets habituales"
        value={form.values.reglas.formatos}
        onChange={(formatos) => form.setFieldValue('reglas.formatos', formatos as FormatoSet[])}
        error={form.getInputProps('reglas.formatos').error}
      >
        <div className={fields.row}>
          {FORMATOS_SET.map((formato) => (
            <Checkbox
              key={formato}
              value={formato}
              label={FORMATOS_TEXTO[formato].nombre}
              description={FORMATOS_TEXTO[formato].explica}
            />
          ))}
        </div>
      </Checkbox.Group>
    </Grupo>
  );
}

function Plazas({ form }: Props) {
  return (
    <Grupo titulo="Ascensos y descensos" ayuda="Cuántas plazas hay en cada extremo de la tabla.">
      <div className={styles.numeros}>
        <Numero form={form} campo="ascensos" label="Directas" min={0} max={10} />
        <Numero form={form} campo="promociones" label="De promoción" min={0} max={10} />
      </div>
      <Checkbox
        label="Los eliminados ocupan plaza"
        description="Quien está eliminado o ha dejado la liga gasta una plaza de descenso. Sin marcar, se cuentan solo los demás."
        {...form.getInputProps('reglas.eliminadosOcupanPlaza', { type: 'checkbox' })}
      />
    </Grupo>
  );
}

function OrdenDesempates({ form }: Props) {
  return (
    <Grupo
      titulo="Desempates"
      ayuda="Si dos o más empatan a puntos se aplican por este orden, y lo que siga empatado va por nombre. Alt y una flecha también mueven."
    >
      <Desempates
        valor={form.values.reglas.desempates}
        onCambio={(desempates) => form.setFieldValue('reglas.desempates', desempates)}
      />
    </Grupo>
  );
}

/** The rules record of the league, with each rule in plain words. domain.md, "Rules record". */
export function Reglas({ form }: Props) {
  const restaurar = () => form.setFieldValue('reglas', reglasIniciales(form.values.tipo));
  return (
    <Section
      title="Reglas"
      hint="Cambiarlas recalcula la clasificación de esta liga al momento; las demás ligas no se tocan."
    >
      <div className={styles.botones}>
        <Button size="s" onClick={restaurar}>
          Restaurar las de su tipo
        </Button>
      </div>
      <Checkbox
        label="Tiene clasificación"
        description="Sin ella no se reparten puntos ni hay ascensos o descensos."
        {...form.getInputProps('reglas.clasifica', { type: 'checkbox' })}
      />
      <Puntos form={form} />
      <Cuentas form={form} />
      <OrdenDesempates form={form} />
      <Formatos form={form} />
      <Plazas form={form} />
    </Section>
  );
}
