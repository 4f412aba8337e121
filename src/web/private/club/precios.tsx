import { TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { seOfrece } from '#contract/club/ofrecido.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CLASES, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { CampoNumero } from '#web/club/mesa/numero.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { fields } from '#web/ui/desk/fields.ts';
import { Falta, GRUPOS, Grupo } from './grupo.tsx';
import type { FormClub } from './use-club.ts';
import { comoSeEscribe, nombreDePrograma } from './valores.ts';

type Props = { form: FormClub };

function Euros({ form, campo, label }: Props & { campo: string; label: string }) {
  return <CampoNumero label={label} euros {...form.getInputProps(campo)} />;
}

const HORAS = { dos: 'dos horas', una: 'una hora' } as const;

/** Socios beside No socios, an hour below two. */
const PARES = cx('grid grid-cols-2 gap-x-3 gap-y-2');

/** What a programme costs a month. */
function Programa({ form, lugar }: Props & { lugar: number }) {
  const programa = form.values.programas[lugar];
  if (!programa) return null;
  const campo = `programas.${lugar}`;
  return (
    <Grupo titulo={`${nombreDePrograma(programa.id)}, al mes`}>
      <div className={PARES}>
        {programa.cuotas
          ? (['dos', 'una'] as const).flatMap((horas) => [
              <Euros
                key={horas}
                form={form}
                campo={`${campo}.cuotas.${horas}.socios`}
                label={`Socios, ${HORAS[horas]}`}
              />,
              <Euros
                key={`${horas} no`}
                form={form}
                campo={`${campo}.cuotas.${horas}.noSocios`}
                label={`No socios, ${HORAS[horas]}`}
              />,
            ])
          : null}
        {programa.modalidades.map(({ nombre }, n) => (
          <Euros key={nombre} form={form} campo={`${campo}.modalidades.${n}.cuota`} label={nombre} />
        ))}
      </div>
      <Falta>{form.errors[campo]}</Falta>
    </Grupo>
  );
}

function Intensivo({ form, lugar }: Props & { lugar: number }) {
  const campo = `intensivos.${lugar}`;
  return (
    <li className="grid items-end gap-x-3 gap-y-2 md:grid-cols-5">
      <TextInput
        className="md:col-span-2"
        label={`Intensivo ${lugar + 1}`}
        maxLength={80}
        {...form.getInputProps(`${campo}.nombre`)}
      />
      <Euros form={form} campo={`${campo}.socios`} label="Socios" />
      <Euros form={form} campo={`${campo}.noSocios`} label="No socios" />
      <Button size="s" look="ghost" onClick={() => form.removeListItem('intensivos', lugar)}>
        Quitar<span className="visually-hidden"> el intensivo {lugar + 1}</span>
      </Button>
    </li>
  );
}

const NUEVO = comoSeEscribe({ nombre: '', socios: 0, noSocios: 0 });

/** What things cost. Those of the camp have weeks and places beside them, so they stay in Configuración. */
export function Precios({ form }: Props) {
  return (
    <>
      <div className="max-w-xs">
        <Euros form={form} campo="cuota" label="Cuota de socio, al año" />
        <Euros form={form} campo="matricula" label="Matrícula de la escuela, por curso" />
      </div>
      <Grupo titulo="Ligas, por temporada">
        <div className={PARES}>
          {TIPOS_GESTIONADOS.map((tipo) => (
            <Euros key={tipo} form={form} campo={`ligas.${tipo}`} label={CLASES[tipo].titulo} />
          ))}
        </div>
      </Grupo>
      <div className={GRUPOS}>
        {form.values.programas.map(({ id }, lugar) => (
          <Programa key={id} form={form} lugar={lugar} />
        ))}
      </div>
      <ol className="grid gap-4">
        {form.values.intensivos.map((_, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are named by their place
          <Intensivo key={lugar} form={form} lugar={lugar} />
        ))}
      </ol>
      <Falta>{form.errors.intensivos}</Falta>
      <div className={fields.pair}>
        <Button onClick={() => form.insertListItem('intensivos', NUEVO)}>Añadir un intensivo</Button>
      </div>
      {seOfrece('campus') ? (
        <p>
          Las semanas y los precios del campus están en{' '}
          <Link to={rutasPrivadas.configuracion()}>Configuración</Link>.
        </p>
      ) : null}
    </>
  );
}
