// A field of the superclass, named through the subclass.
class Main {
    static class Base {
        int value;
    }
    static class Sub extends Base {
        void set() {
            value = 7; // RACE!
        }
    }
    public static void main(String[] args) {
        Sub s = new Sub();
        new Thread(s::set).start();
        Base b = s;
        System.out.println(b.value); // RACE!
    }
}
