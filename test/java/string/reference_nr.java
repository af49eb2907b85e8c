// A string that never changes.
class Main {
    private final String name;
    Main(String name) {
        this.name = name + "!"; // NORACE
    }
    int size() {
        return name.length(); // NORACE
    }
    public static void main(String[] args) {
        Main m = new Main("y");
        new Thread(() -> System.out.println(m.size())).start();
        System.out.println(m.size());
    }
}
