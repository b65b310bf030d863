/** Inputs that antd does not have. */

export { useCombobox } from './inputs/combobox.ts'
export { MultipleSelect } from './inputs/multiple-select.tsx'
export { NumberInput } from './inputs/number-input.tsx'
export { PictureDrop } from './inputs/picture-drop.tsx'
export { type ChosenPicture, PictureInput, useShownFile } from './inputs/picture-input.tsx'
export { ShrinkProblem, shrinkPicture } from './inputs/picture-size.ts'
export { PropertySelect } from './inputs/property-select.tsx'
export { useSettled } from './inputs/settled.ts'
export { WholeName } from './inputs/whole-name.tsx'
