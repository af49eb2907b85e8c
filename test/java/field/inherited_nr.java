// A field of the subclass hides that of the superclass: two different ones.
class Main {
    static class Base {
        int value;
    }
    static class Sub extends Base {
        int value;
        void set() {
            value = 7; // NORACE
        }
    }
    public static void main(String[] args) {
        Sub s = new Sub();
        new Thread(s::set).start();
        Base b = s;
        System.out.println(b.value); // NORACE
    }
}
