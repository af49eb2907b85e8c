// A static variable that is changed after its initialisation.
class Main {
    static class Registry {
        static int size = 10;
        static final int[] table = new int[4];
    }
    public static void main(String[] args) {
        new Thread(() -> System.out.println(Registry.size)).start(); // RACE!
        Registry.size = 20; // RACE!
    }
}
