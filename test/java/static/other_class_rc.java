// A static field of another class, through an inherited name.
class Main {
    static class Config {
        static String name = "a";
    }
    static class Special extends Config {
    }
    public static void main(String[] args) {
        new Thread(() -> Special.name = "b").start(); // RACE!
        System.out.println(Config.name); // RACE!
    }
}
