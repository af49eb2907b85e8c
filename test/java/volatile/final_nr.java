// Final fields, set in the constructor.
class Main {
    final int limit;
    Main(int n) {
        limit = n;
    }
    static Main shared;
    public static void main(String[] args) {
        Main m = new Main(3);
        shared = m;
        new Thread(() -> System.out.println(shared.limit)).start();
        System.out.println(m.limit);
    }
}
