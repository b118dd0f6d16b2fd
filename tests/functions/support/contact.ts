import {postsTo} from './requests';

export const visitor = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'We book forty consultations a month.\nCan Scalewell take deposits?',
};

export const trial = {name: 'Marta Silva', company: 'Oakline Studio', email: 'marta@oakline.example', size: 'Team'};

export const {jsonPost, formPost} = postsTo('/api/contact');
