// A static field that is only read once the threads run.
class Main {
    static class Config {
        static String name = "a";
    }
    static class Special extends Config {
    }
    public static void main(String[] args) {
        Config.name = "b";
        new Thread(() -> System.out.println(Special.name)).start(); // NORACE
        System.out.println(Config.name); // NORACE
    }
}
